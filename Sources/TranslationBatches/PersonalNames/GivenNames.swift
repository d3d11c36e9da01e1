// SPDX-License-Identifier: Apache-2.0

/// Given names that are usual in the languages of Western Europe.
package enum GivenNames {
    /// Whether a word is one.
    package static func contains(_ word: Substring) -> Bool {
        // Most words begin with a small letter, and are not looked up.
        guard let first = word.utf8.first, first & 0x20 == 0 || first > 0x7F else { return false }
        return all.contains(word)
    }

    /// Those that are words, too, and begin headings as such.
    package static let alsoWords: Set<Substring> = [
        "Abel", "Alba", "Amparo", "Ante", "Belén", "Benedetta", "Bianca", "Bill", "Blanca", "Blanche", "Claire", "Clara",
        "Clémence", "Conceição", "Concepción", "Constance", "Consuelo", "Costanza", "Crystal", "Daisy", "Dale", "Dawn", "Dean",
        "Diletta", "Dolores", "Drew", "Encarnación", "Esperanza", "Esperança", "Eve", "Faith", "Franca", "Franco", "Frank",
        "Gene", "Grace", "Grant", "Grazia", "Guy", "Hazel", "Heather", "Hope", "Inmaculada", "Ivy", "Jack", "Joy", "Julio",
        "Lily", "Lucía", "Luz", "Manuel", "Marc", "Marco", "Mark", "Mercedes", "Miles", "Nick", "Nieves", "Olivier", "Paloma",
        "Pat", "Pau", "Paz", "Penny", "Pere", "Pierre", "Pilar", "Ray", "Remedios", "Rich", "Rob", "Rosa", "Rosario", "Salvador",
        "Sam", "Serena", "Soledad", "Sue", "Victoria", "Violeta", "Vittoria", "Vitória", "Will", "Ángel",
    ]

    /// Words that are given names much less often, and are none of those that `contains` knows: the place where they stand has to
    /// tell.
    static let mostlyWords: Set<Substring> = [
        "Amber", "Angel", "Anémone", "April", "Art", "August", "Aurora", "Aurore", "Autumn", "Basil", "Candela", "Candida",
        "Capucine", "Carol", "Celeste", "Charity", "Chase", "Cherry", "Chip", "Cliff", "Coral", "Cruz", "Céleste", "Destiny",
        "Domingo", "Domingos", "Duke", "Earl", "Estrela", "Estrella", "Felice", "Fern", "Fiore", "Fleur", "Flor", "Flora",
        "Gema", "Ginevra", "Gioia", "Glen", "Gloria", "Glória", "Graça", "Harmony", "Herb", "Holly", "Hunter", "Iris", "Jade",
        "Jasmine", "Jay", "June", "Lance", "Laurel", "Leo", "Letizia", "Mar", "Margherita", "Marguerite", "Marina", "Marine",
        "Mason", "Max", "May", "Melody", "Mercy", "Milagros", "Norma", "Noël", "Olive", "Pace", "Patience", "Pearl",
        "Perla", "Poppy", "Primo", "Prudence", "Pureza", "Reina", "Reine", "Reyes", "River", "Robin", "Rocky", "Rose",
        "Rosemary", "Ruby", "Rusty", "Sandy", "Severo", "Sky", "Sol", "Sonny", "Speranza", "Stella", "Storm", "Summer", "Sunny",
        "Vera", "Viola", "Violet", "Violette", "Wade", "Winter", "Ángeles",
    ]

    /// Given names that are also months or seasons.
    static let monthsAndSeasons: Set<Substring> = ["April", "August", "Autumn", "June", "May", "Summer", "Winter"]

    /// Whether a name is a word as well.
    package static func isAmbiguous(_ name: Substring) -> Bool { alsoWords.contains(name) || mostlyWords.contains(name) }

    /// Whether a word is one, or one of those that are mostly words.
    package static func mayContain(_ word: Substring) -> Bool { contains(word) || mostlyWords.contains(word) }

    private static let all = Set(
        """
        Aaron Abel Abigail Adam Adrian Adriana Adrien Adrián Afonso Agnieszka Agustín Ahmed Akira Alain Alan Alba Albert Alberto
        Aldo Alejandra Alejandro Alessandra Alessandro Alessia Alex Alexander Alexandra Alexandre Alfonso Alfredo Ali Alice
        Alicia Aline Alison Amanda Amir Amparo Amy Amélia Amélie Ana Anaïs Anders Andrea Andreas Andrew Andrzej André Andrés
        Angela Angelo Anil Anja Ann Anna Anne Annette Annie Ante Anthony Antoine Antonella Antoni Antonietta Antonio Antónia
        António Antônio Arjun Arnau Arthur Artur Arturo Ashley Assumpta Astrid Augusto Aurélie Ayşe Barbara Beatrice Beatriz
        Begoña Belén Ben Benedetta Benedita Benjamin Benoît Bernard Bernardo Bernd Betty Bianca Bill Birgit Björn Blanca Blanche
        Bob Brad Brandon Brenda Brian Brigitte Bruce Bruna Bruno Bárbara Caio Camila Camille Carla Carles Carlo Carlos Carlota
        Carme Carmela Carmen Carolina Caroline Carolyn Catalina Catarina Caterina Catherine Cecilia Celia Chantal Charles
        Charlotte Chiara Chloé Chris Christa Christian Christiane Christine Christophe Christopher Claire Clara Claude Claudia
        Claudine Claudio Cláudia Clémence Clément Conceição Concepción Concetta Constance Consuelo Costanza Craig Cristiano
        Cristina Crystal Cynthia Cécile Céline César Daisy Dale Dan Daniel Daniela Daniele Dave David Davide Dawn Dean Deborah
        Debra Deepak Delphine Denis Denise Dennis Diana Diane Didier Diego Dieter Diletta Dimitris Dinis Diogo Dirk Dmitri
        Dolores Dolors Domenico Dominique Donald Donna Dorothy Doug Douglas Dragan Drew Duarte Ed Edith Edoardo Eduard Eduardo
        Edward Eileen Elaine Elena Elisa Elisabeth Elizabeth Elke Ellen Elsie Emanuele Emilio Emily Emma Emre Encarnación Enric
        Enrico Enrique Enzo Eric Erich Erik Erika Ernesto Ernst Esperanza Esperança Esteban Esteve Ethan Eugene Eugène Eulàlia
        Eva Eve Evelyn Fabien Fabio Fabrice Faith Fatima Federica Federico Felipe Felix Fernanda Fernando Ferran Filipa Filipe
        Filippo Fiona Fiorella Florian Flávia Franca Frances Francesc Francesca Francesco Francisca Francisco Franck Franco Frank
        Franz François Françoise Fred Friedrich Fritz Frédéric Fábio Fátima Gabriel Gabriela Gabriele Gary Gaston Gemma Gene
        Geneviève Geoff Georg George Georges Gerald Gerard Gerardo Gerhard Giacomo Gianni Gilles Giorgia Giorgio Giorgos Giovanna
        Giovanni Gisela Giulia Giulio Giuseppe Giuseppina Gonzalo Gonçalo Goran Gordon Grace Grant Grazia Greg Gregory Grégoire
        Guilherme Guillaume Guillem Guillermo Gunnar Gustavo Guy Gérard Günter Günther Hannah Hans Harold Hassan Hazel Heather
        Heike Heinrich Heinz Helen Helena Helga Helmut Henri Henrik Henrique Henry Herbert Hermann Hervé Hiroshi Hope Horst
        Howard Hugo Hussein Héctor Hélder Hélène Ian Ibrahim Ignacio Ignasi Igor Iker Ilaria Ingrid Inmaculada Inès Inés Inês
        Irene Isaac Isabel Isabella Isabelle Ismael Ivan Ivy Iván Jack Jacob Jacqueline Jacques Jaime James Jane Janet Jason
        Jaume Javier Jean Jeanne Jeff Jeffrey Jelena Jennifer Jens Jeremy Jerry Jessica Jesús Jim Jo Joan Joana Joaquim Joaquín
        Joe Johan Johann Johannes John Johnny Jonathan Jordi Jorge Josefa Josep Joseph Joshua José Joy Joyce João Joël Juan Juana
        Judith Judy Jukka Jules Julia Juliana Julie Julien Juliette Julio Justin Jérôme Jéssica Jörg Júlia Jürgen Karen Karin
        Karl Katarzyna Kate Katharina Katherine Kathleen Katja Katrin Keith Kelly Ken Kenji Kenneth Kevin Khaled Kimberly Klaus
        Krzysztof Kurt Laia Larissa Larry Lars Laura Lauren Laurent Lawrence Leila Lena Leonard Leonardo Leonor Leslie Leticia
        Letícia Lewis Lily Lina Linda Lisa Lluís Lluïsa Loredana Lorena Lorenzo Lothar Louis Louise Luc Luca Lucas Lucia Luciano
        Lucien Lucy Lucía Luigi Luis Luisa Luiz Lukas Luke Lurdes Lutz Luz Luís Luísa Lynn Léa Léon Madeleine Mafalda Magdalena
        Mahmoud Manel Manfred Manon Manuel Manuela Marc Marcel Marcelo Marco Marcos Margaret Margarida Margarita Margaux Maria
        Mariana Mariano Marie Marilyn Mario Marion Mark Marko Markus Marta Martha Martim Martin Martina Martine Martí Martín Mary
        María Massimo Mateus Mathieu Mathilde Matilde Matt Matteo Matthew Matthias Mattia Maurice Mauro Maximilian Maël Megan
        Mehmet Melissa Mercedes Mercè Meritxell Michael Michel Michela Michele Michelle Michèle Miguel Mikael Mike Milan Miles
        Miquel Mohamed Mohammed Monika Monique Montserrat Moritz Muhammad Mustafa Márcia Márcio Mónica Mônica Nadia Nancy Natalia
        Natalie Natasha Nathalie Nathan Nelson Neus Nicholas Nick Nicola Nicolas Nicole Nicolás Nieves Nigel Nikos Nils Nina
        Noelia Norbert Nuno Nuria Núria Océane Olga Oliver Olivia Olivier Omar Oriol Oscar Oskar Otto Owen Pablo Paco Paloma
        Pamela Paola Paolo Pascal Pat Patrice Patricia Patrick Patrícia Pau Paul Paula Paulo Paz Pedro Pekka Penny Pere Peter
        Petra Philip Philippe Phillip Pierre Pietro Pilar Piotr Priya Quentin Rachel Rafael Rafaela Rafel Raffaele Rahul Rainer
        Raj Rajesh Ralph Ramon Ramón Raphaël Raquel Ray Raymond Raúl Rebecca Reinhard Remedios Renate Renato René Ricardo
        Riccardo Rich Richard Rita Rob Robert Roberto Rocco Rocío Rodrigo Roger Roland Rolf Romain Ronald Rosa Rosario Roy Rubén
        Rudolf Rui Russell Ruth Ryan Sabine Sally Salvador Salvatore Sam Samantha Samuel Sandra Sandrine Sanjay Santiago Sara
        Sarah Scott Sean Sebastian Sebastião Serena Serge Sergei Sergi Sergio Sharon Shirley Siegfried Silke Silvia Simon Simone
        Simão Sofia Sofía Solange Soledad Sonia Sophia Sophie Stanley Stefan Stefania Stefanie Stefano Stephanie Stephen Steve
        Steven Stuart Stéphane Stéphanie Sue Sunil Susan Susana Susanne Suzanne Sven Sylvie Sébastien Sérgio Sílvia Sónia Sônia
        Søren Tanja Teresa Terry Theresa Thiago Thierry Thomas Thorsten Thérèse Tiago Tim Timothy Tobias Tom Tomasz Tommaso Tomás
        Toni Tony Tracy Udo Ulrich Ulrike Umberto Ursula Ute Uwe Valentina Valeria Valérie Vanessa Vasco Veronica Verónica
        Vicente Vicenç Victor Victoria Vijay Vincent Vincenzo Violeta Virginia Virginie Vittoria Vittorio Vitória Vladimir Volker
        Véronique Víctor Vítor Walter Wayne Werner Wilhelm Will William Wolfgang Xavier Ximena Yann Yannis Yolanda Yuki Yusuf
        Yves Yvonne Zoe Zoran Álvaro Ángel Élise Élodie Émilie Éric Étienne Óscar
        """.split(whereSeparator: \.isWhitespace))
}

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
        "Abel", "Alba", "Ante", "Belén", "Bill", "Blanca", "Claire", "Clara", "Consuelo", "Crystal", "Daisy", "Dale", "Dawn",
        "Dean", "Dolores", "Drew", "Esperanza", "Eve", "Faith", "Franco", "Frank", "Gene", "Grace", "Grant", "Guy", "Hazel",
        "Heather", "Hope", "Inmaculada", "Ivy", "Jack", "Joy", "Julio", "Lily", "Lucía", "Luz", "Manuel", "Marc", "Marco",
        "Mark", "Mercedes", "Miles", "Nick", "Nieves", "Olivier", "Paloma", "Pat", "Pau", "Paz", "Penny", "Pere",
        "Pierre", "Pilar", "Ray", "Remedios", "Rich", "Rob", "Rosa", "Rosario", "Salvador", "Sam", "Serena", "Soledad", "Sue",
        "Victoria", "Violeta", "Vitória", "Will", "Ángel",
    ]

    /// Words that are given names much less often, and are none of those that `contains` knows: the place where they stand has to
    /// tell.
    static let mostlyWords: Set<Substring> = [
        "Amber", "Angel", "April", "Art", "August", "Aurora", "Autumn", "Basil", "Carol", "Celeste", "Charity", "Chase",
        "Cherry", "Chip", "Cliff", "Coral", "Cruz", "Destiny", "Domingo", "Domingos", "Duke", "Earl", "Estrela", "Estrella",
        "Fern", "Flor", "Flora", "Glen", "Gloria", "Glória", "Graça", "Harmony", "Herb", "Holly", "Hunter", "Iris", "Jade",
        "Jasmine", "Jay", "June", "Lance", "Laurel", "Mar", "Marina", "Marine", "Mason", "Max", "May", "Melody", "Mercy",
        "Milagros", "Norma", "Olive", "Patience", "Pearl", "Poppy", "Prudence", "Pureza", "Reina", "Reine", "Reyes", "River",
        "Robin", "Rocky", "Rose", "Rosemary", "Ruby", "Rusty", "Sandy", "Severo", "Sky", "Sol", "Sonny", "Stella", "Storm",
        "Summer", "Sunny", "Viola", "Violet", "Wade", "Winter",
    ]

    /// Given names that are also months or seasons.
    static let monthsAndSeasons: Set<Substring> = ["April", "August", "Autumn", "June", "May", "Summer", "Winter"]

    /// Whether a name is a word as well.
    static func isAmbiguous(_ name: Substring) -> Bool { alsoWords.contains(name) || mostlyWords.contains(name) }

    /// Whether a word is one, or one of those that are mostly words.
    package static func mayContain(_ word: Substring) -> Bool { contains(word) || mostlyWords.contains(word) }

    private static let all = Set(
        """
        Alba Belén Blanca Consuelo Dawn Elsie Esperanza Grant Inmaculada Owen Paloma Paz Penny Remedios Soledad Violeta
        Crystal Daisy Dolores Drew Eve Faith Gene Grace Guy Hazel Hope Ivy Jo Joy Lily Luz Miles Nieves Pat Rich Ángel
        Aaron Abel Abigail Adam Adrian Adriana Adrien Afonso Agnieszka Agustín Ahmed Akira Alain Alan Albert Alberto Alejandra
        Alejandro Alessandra Alessandro Alessia Alex Alexander Alexandra Alexandre Alfonso Alfredo Ali Alice Alicia Alison
        Amanda Amir Amy Amélia Amélie Ana Anaïs Anders Andrea Andreas Andrew Andrzej André Andrés Angela Angelo Anil Anja Ann
        Anna Anne Annette Annie Ante Anthony Antoine Antonella Antoni Antonio António Antônio Arjun Arnau Arthur Artur
        Arturo Assumpta Astrid Augusto Aurélie Ayşe Barbara Beatrice Beatriz Begoña Ben Benjamin Benoît Bernard Bernardo
        Bernd Betty Bill Birgit Björn Bob Brad Brandon Brenda Brian Brigitte Bruce Bruna Bruno Bárbara Caio Camila Camille
        Carla Carles Carlo Carlos Carlota Carme Carmen Carolina Caroline Catalina Catarina Catherine Cecilia Chantal Charles
        Charlotte Chiara Chris Christa Christiane Christine Christophe Christopher Claire Clara Claude Claudia Claudine
        Claudio Cláudia Clément Craig Cristiano Cristina Cynthia Cécile Céline César Dale Dan Daniel Daniela Daniele Dave
        David Davide Dean Deborah Deepak Delphine Denis Dennis Diana Diane Didier Diego Dieter Dimitris Diogo Dirk Dmitri
        Dolors Domenico Dominique Donald Donna Dorothy Doug Douglas Dragan Duarte Ed Edith Eduard Eduardo Edward Eileen
        Elaine Elena Elisa Elisabeth Elizabeth Elke Ellen Emanuele Emilio Emily Emma Emre Enric Enrico Enrique Enzo Eric
        Erich Erik Erika Ernesto Ernst Esteban Esteve Ethan Eugene Eugène Eulàlia Eva Evelyn Fabien Fabio Fabrice
        Fatima Fátima Federica Federico Felipe Felix Fernanda Fernando Ferran Filipa Filipe Filippo Fiona Florian Flávia
        Frances Francesc Francesca Francesco Francisca Francisco Franco Frank Franz François Françoise Fred Friedrich Fritz
        Frédéric Fábio Gabriel Gabriela Gabriele Gary Gaston Gemma Geneviève Geoff Georg George Georges Gerald Gerard Gerardo
        Gerhard Giacomo Gianni Gilles Giorgia Giorgio Giorgos Giovanna Giovanni Gisela Giulia Giulio Giuseppe Giuseppina
        Gonzalo Gonçalo Goran Gordon Greg Grégoire Guilherme Guillaume Guillem Guillermo Gunnar Gustavo
        Gérard Günter Günther Hannah Hans Harold Hassan Heather Heike Heinrich Heinz Helen Helena Helga Helmut Henri Henrik
        Henrique Henry Herbert Hermann Hervé Hiroshi Horst Howard Hugo Hussein Héctor Hélène Ian Ibrahim Ignacio Ignasi
        Igor Ilaria Ingrid Inés Inês Irene Isaac Isabel Isabella Isabelle Ismael Ivan Jack Jacob Jacqueline Jacques Jaime
        James Jane Janet Jason Jaume Javier Jean Jeanne Jeff Jeffrey Jelena Jennifer Jens Jeremy Jessica Jesús Jim Joan Joana
        Joaquim Joaquín Joe Johan Johann Johannes John Johnny Jonathan Jordi Jorge Josefa Josep Joseph Joshua José Joyce
        João Joël Juan Juana Judith Judy Jukka Julia Juliana Julie Julien Juliette Julio Justin Jérôme Jörg Júlia Jürgen
        Karen Karin Karl Katarzyna Kate Katharina Katherine Kathleen Katja Katrin Keith Kelly Ken Kenji Kenneth Kevin Khaled
        Klaus Krzysztof Kurt Laia Larry Lars Laura Lauren Laurent Lawrence Leila Lena Leonard Leonardo Leslie Leticia Letícia
        Lewis Linda Lisa Lluís Lluïsa Lorena Lorenzo Lothar Louis Louise Luc Luca Lucia Lucien Lucy Lucía Luigi Luis Luisa
        Luiz Lukas Luke Lutz Luís Luísa Lynn Léa Léon Madeleine Magdalena Mahmoud Manel Manfred Manuel Manuela Marc Marcel
        Marcelo Marco Marcos Margaret Margarida Margarita Margaux Maria Mariana Mariano Marie Marilyn Mario Marion Mark Marko
        Markus Marta Martha Martin Martina Martine Martí Mary María Massimo Mateus Mathieu Mathilde Matilde Matt Matteo
        Matthew Matthias Mattia Maurice Mauro Maximilian Megan Mehmet Melissa Mercedes Mercè Meritxell Michael Michel
        Michela Michele Michelle Michèle Miguel Mikael Mike Milan Miquel Mohamed Mohammed Monika Monique Montserrat Moritz
        Muhammad Mustafa Márcia Márcio Mónica Mônica Nadia Nancy Natalia Natalie Natasha Nathalie Nathan Nelson Neus Nicholas
        Nick Nicola Nicolas Nicole Nicolás Nigel Nikos Nils Nina Norbert Nuno Nuria Núria Olga Oliver Olivia Olivier Omar
        Oriol Oscar Oskar Otto Pablo Paco Pamela Paola Paolo Pascal Patrice Patricia Patrick Patrícia Pau Paul Paula
        Paulo Pedro Pekka Pere Peter Petra Philip Philippe Phillip Pierre Pietro Pilar Piotr Priya Quentin Rachel
        Rafael Rafaela Rafel Raffaele Rahul Rainer Raj Rajesh Ralph Ramon Ramón Raquel Ray Raymond Raúl Rebecca Reinhard
        Renate Renato René Ricardo Riccardo Richard Rita Rob Robert Roberto Rocío Rodrigo Roger Roland Rolf Romain Ronald
        Rosa Rosario Roy Rubén Rudolf Rui Russell Ruth Ryan Sabine Sally Salvador Salvatore Sam Samantha Samuel Sandra
        Sanjay Santiago Sara Sarah Scott Sean Sebastian Sebastião Serena Sergei Sergi Sergio Sharon Shirley Siegfried Silke
        Silvia Simon Simone Sofia Sofía Solange Sophia Sophie Stanley Stefan Stefania Stefanie Stefano Stephanie Stephen
        Steve Steven Stuart Stéphane Stéphanie Sue Sunil Susan Susana Susanne Suzanne Sven Sylvie Sébastien Sílvia Sônia
        Søren Tanja Teresa Terry Theresa Thiago Thierry Thomas Thorsten Thérèse Tiago Tim Timothy Tobias Tom Tomasz Tommaso
        Tomás Toni Tony Tracy Udo Ulrich Ulrike Umberto Ursula Ute Uwe Valentina Valeria Valérie Vanessa Vasco Veronica
        Vicente Vicenç Victor Victoria Vijay Vincent Vincenzo Virginia Virginie Vittorio Vitória Vladimir Volker Véronique
        Víctor Vítor Walter Wayne Werner Wilhelm Will William Wolfgang Xavier Ximena Yann Yannis Yolanda Yuki Yusuf Yves
        Yvonne Zoe Zoran Álvaro Élise Élodie Émilie Éric Étienne Óscar
        """.split(whereSeparator: \.isWhitespace))
}

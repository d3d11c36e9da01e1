// SPDX-License-Identifier: Apache-2.0

/// Given names that are usual in the languages of Western Europe.
package enum GivenNames {
    /// Whether a word is one.
    package static func contains(_ word: Substring) -> Bool {
        mayHaveCapital(word) && all.contains(word)
    }

    /// Whether a word may begin with a capital, by its first byte: most do not, and are not looked up.
    private static func mayHaveCapital(_ word: Substring) -> Bool {
        word.utf8.first.map { $0 & 0x20 == 0 || $0 > 0x7F } ?? false
    }

    /// Those that are words, too, and begin headings as such.
    package static let alsoWords: Set<Substring> = [
        "Abel", "Alba", "Amparo", "Ante", "Armando", "Belén", "Benedetta", "Bianca", "Bill", "Blanca", "Blanche", "Christian",
        "Claire", "Clara", "Clémence", "Conceição", "Concepción", "Constance", "Consuelo", "Costanza", "Crystal", "Daisy",
        "Dale", "Dawn", "Dean", "Diletta", "Dolores", "Donna", "Drew", "Encarnación", "Esperanza", "Esperança", "Eve", "Faith",
        "Franca", "Franco", "Frank", "Gene", "Grace", "Grant", "Grazia", "Guy", "Hazel", "Heather", "Hope", "Inmaculada", "Ivy",
        "Jack", "Joy", "Julio", "Lily", "Linda", "Lucía", "Luz", "Manuel", "Marc", "Marco", "Marcos", "Mark", "Massimo",
        "Mercedes", "Miles", "Nick", "Nieves", "Olivier", "Paloma", "Pat", "Pau", "Paz", "Penny", "Pere", "Pierre", "Pilar",
        "Ray", "Remedios", "Rich", "Rob", "Rosa", "Rosario", "Salvador", "Sam", "Serena", "Soledad", "Sue", "Victoria",
        "Violeta", "Vittoria", "Vitória", "Will", "Ángel",
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

    /// Given names that are also places, and words at the start of a sentence.
    static let alsoPlaces: Set<Substring> = [
        "Adelaide", "Ali", "Carolina", "Caroline", "Charlotte", "César", "Jesús", "Katrina", "Madeleine", "Margarida",
        "Margarita", "Maurice", "Maurício", "Milan", "Montserrat", "Rui", "Santiago", "Sofia", "Tom", "Virginia",
        "Virginie", "Virgínia",
    ]

    /// Given names that are also months or seasons.
    static let monthsAndSeasons: Set<Substring> = ["April", "August", "Autumn", "June", "May", "Summer", "Winter"]

    /// Whether a name is a word as well.
    package static func isAmbiguous(_ name: Substring) -> Bool { alsoWords.contains(name) || mostlyWords.contains(name) }

    /// Whether a word is one, or one of those that are mostly words.
    package static func mayContain(_ word: Substring) -> Bool {
        mayHaveCapital(word) && (all.contains(word) || mostlyWords.contains(word))
    }

    private static let all = Set(
        """
        Aaron Abel Abelardo Abigail Ada Adalberto Adam Adela Adelaide Adele Adelina Adeline Adelino Adelmo Adolfo Adrian Adriana
        Adriano Adrien Adrienne Adrián Adélia Adérito Afonso Agathe Agnieszka Agnès Agostinho Agostino Agustina Agustín Ahmed
        Aida Aidan Ainhoa Ainsley Aitana Aitor Akira Alain Alan Alastair Alba Albane Albert Alberta Albertina Albertine Alberto
        Alcides Alda Aldina Aldo Aled Alejandra Alejandro Alessandra Alessandro Alessia Alex Alexa Alexander Alexandra Alexandre
        Alexandrina Alexia Alfie Alfons Alfonsina Alfonso Alfredo Ali Alice Alicia Alina Aline Alison Alistair Alix Allison
        Almerinda Almudena Alphonse Alvin Alyssa Alípio Amadeu Amalia Amanda Amandine Ambroise Amedeo Amelia Amerigo Amilcare
        Amir Amparo Amy Amélia Amélie Ana Anabela Anacleto Anastasia Anatole Anaïs Anders Andrea Andreas Andrew Andrzej André
        Andrés Andy Angela Angelo Angèle Angélique Anil Anita Anja Ann Anna Annabel Annabelle Annalisa Annamaria Anne Annette
        Annick Annie Anouk Anselmo Ante Anthony Antoine Antoinette Antonella Antoni Antonia Antonietta Antonino Antonio Antónia
        António Antônio Aníbal Apolline Araceli Arancha Archie Ariadna Ariane Arianna Arjun Arlindo Armanda Armando Armelle
        Arnaldo Arnau Arnaud Arnold Arrigo Artemisia Arthur Artur Arturo Ashley Asier Assumpta Astrid Attilio Aubrey Audrey
        Augusta Augustine Augusto Aurelia Aurelio Aurélie Aurélio Axelle Ayrton Ayşe Baldassarre Baltasar Baltazar Barbara
        Barnabé Barney Barthélemy Bartolomeo Bartolomé Bastien Baudouin Beatrice Beatriz Becky Begoña Belinda Belmiro Belén Ben
        Benedetta Benedita Beniamino Benjamin Benoît Bernard Bernarda Bernardino Bernardo Bernd Bernice Bernie Bertille Bess Beth
        Bethany Betty Beverley Biagio Bianca Bill Birgit Björn Blaise Blanca Blanche Blandine Bob Bobby Boniface Borja Brad
        Brandon Brenda Brent Brett Brian Brice Bridget Brigida Brigitte Bruce Bruna Brunella Bruno Bryan Bryony Bárbara Béatrice
        Bénédicte Bérénice Cady Caetano Caio Caitlin Callum Calogero Camila Camille Camillo Candice Carina Carine Carl Carla
        Carles Carlo Carlos Carlota Carlotta Carlton Carme Carmela Carmelo Carmen Carminda Carmine Carole Carolina Caroline
        Carolyn Casandra Casimira Casimiro Cassandra Catalina Catarina Caterina Catherine Cayetana Cayetano Cecilia Cecily
        Cecília Cedric Celestino Celia Celine Celso Cesare Cesira Chantal Charles Charline Charlotte Cheryl Chiara Chloe Chloé
        Chris Christa Christian Christiane Christina Christine Christophe Christopher Christy Cidália Cinzia Cipriana Cipriano
        Ciriaco Claire Clara Clarence Clarice Clarissa Clarisse Claude Claudette Claudia Claudine Claudio Clelia Clifford Clive
        Clotilde Cláudia Cléber Clémence Clément Colette Coline Colleen Conceição Concepción Concetta Concettina Connor Conor
        Constance Constantino Consuelo Coralie Cordelia Corentin Corinna Corinne Corrado Cosimo Costanza Covadonga Craig Cristian
        Cristiano Cristina Crystal Cuca Cynthia Cyril Cátia Cândida Cândido Cécile Cédric Célestin Célestine Célia Céline Césaire
        César Daisy Dale Dalila Damian Damiano Damien Damián Damon Dan Dani Daniel Daniela Daniele Danielle Danilo Danièle Daphne
        Darren Darryl Dave David Davide Dawn Dean Debora Deborah Debra Declan Deepak Deirdre Delphine Demetrio Denis Denise
        Dennis Denzel Deolinda Derek Desmond Dexter Diana Diane Didier Diego Dieter Diletta Dilma Dimitri Dimitris Dinis Dino
        Diogo Dionigi Dionisio Dirk Djalma Dmitri Dolores Dolors Domenico Dominic Dominique Donald Donatella Donatien Donna
        Doreen Doriana Doris Dorotea Dorothy Dorothée Doug Douglas Dragan Drew Duane Duarte Dwight Dylan Dámaso Dário Débora Ebe
        Ed Edda Edgar Edith Edmilson Edmond Edmonde Edmondo Edmund Edmundo Edna Edoardo Edson Eduard Eduardo Edward Edwin Efisio
        Efraín Egidio Eileen Elaine Elda Elena Eleonora Eliana Eligio Elijah Elio Elis Elisa Elisabete Elisabeth Elisabetta
        Elisenda Eliza Elizabeth Elke Ellen Ellie Elly Eloise Eloy Eloísa Elsie Elvira Elói Emanuel Emanuele Emiliano Emilio
        Emily Emma Emmanuel Emmanuelle Emmett Emre Emília Emílio Encarnación Enric Enrica Enrico Enrique Enriqueta Enza Enzo Eric
        Erica Erich Erik Erika Ermanno Ermelinda Ernest Ernestina Ernesto Ernie Ernst Ersilia Esperanza Esperança Esteban
        Estefanía Estelle Esteve Estêvão Ethan Eugene Eugenia Eugenio Eugène Eugénia Eugénie Eugênio Eulalia Eulàlia Eunice
        Eusebio Eustaquio Eva Evan Evandro Evaristo Eve Evelina Evelyn Fabiana Fabiano Fabien Fabienne Fabio Fabiola Fabián
        Fabrice Fabrizia Fabrizio Fabíola Faith Fanny Fatima Faustina Faustine Faustino Federica Federico Federigo Felipe Felisa
        Felismina Felix Ferdinando Fergus Fermín Fernand Fernanda Fernande Fernandinho Fernando Fernão Ferran Fiammetta Filipa
        Filipe Filippo Filomena Fiona Fiorella Firmin Firmino Flaminia Flavia Flavie Flavio Florbela Florentin Florian Floriane
        Florinda Flávia Flávio Franca Francelina Frances Francesc Francesca Francescantonio Francesco Francho Francine Francis
        Francisca Francisco Franck Francky Franco Frank Franz François Françoise Fred Freda Freddie Frederico Freya Friedrich
        Fritz Froilán Frédéric Frédérique Fulgencio Fulvia Fulvio Fábio Fátima Félicie Gabriel Gabriela Gabriele Gabriella
        Gabrielle Gaetana Gaetano Gareth Gary Gaspare Gaston Gastone Gauthier Gavin Gaétan Gaël Gaëlle Gemma Gene Geneviève
        Gennaro Genoveva Geoff Geoffrey Georg George Georges Georgina Gerald Geraldina Geraldine Geraldo Gerard Gerardo Gerhard
        Germán Gertrude Gertrudes Ghislain Ghislaine Giacoma Giacomo Gianfranco Gianluca Gianluigi Gianmarco Gianna Gianni
        Gianpaolo Gilbert Gilberto Gilda Giles Gilles Gillian Gina Gino Ginés Gioacchino Giordana Giorgia Giorgina Giorgio
        Giorgos Giosuè Giovanna Giovanni Giovannino Girolamo Gisela Gisele Gisèle Giuditta Giulia Giuliana Giuliano Giulietta
        Giulio Giuseppe Giuseppina Giustina Giustino Gladys Glenda Glenn Goffredo Gontran Gonzalo Gonçalo Goran Gordon Grace
        Graciano Graciete Graeme Grant Grazia Graziano Graziella Greg Gregorio Gregory Gregório Greta Gretchen Grégoire Grégory
        Gualtiero Guglielmina Guglielmo Guido Guilhem Guilherme Guillaume Guillem Guillermina Guillermo Guiomar Gunnar Gustave
        Gustavo Guy Guylaine Guénolé Gwen Gwenaëlle Gérald Géraldine Gérard Günter Günther Hadrien Halle Hamish Hannah Hans
        Harold Harriet Harry Hassan Hattie Hayley Hazel Heather Heidi Heike Heinrich Heinz Heitor Helen Helena Helga Helmut
        Heloísa Henri Henrietta Henriette Henrik Henrique Henry Herbert Herculano Herman Hermann Hermine Hermínia Hernán Hervé
        Higinio Hilary Hilda Hippolyte Hiroshi Honorine Hope Horacio Horst Howard Hugh Hugo Huguette Humberto Hussein Héctor
        Hélder Héloïse Hélène Ian Iara Ibrahim Idalina Ignace Ignacio Ignasi Ignazio Igor Iker Ilaria Ilda Ileana Ilídio Imelda
        Imogen Indira Ines Ingrid Inmaculada Inácio Inès Inés Inês Iolanda Iole Ippolita Irene Irineu Irma Irving Irène Isaac
        Isabeau Isabel Isabella Isabelle Isaura Isidro Ismael Ismail Itziar Ivan Ivana Ivano Ivone Ivy Iván Iúri Jack Jackie
        Jacky Jacob Jacobo Jacopo Jacqueline Jacques Jaime Jake James Jamie Jandira Jane Janet Janice Januário Jason Jasper Jaume
        Javier Jayne Jean Jeanette Jeanne Jeannette Jeannine Jed Jeff Jeffrey Jelena Jenna Jenni Jennifer Jenny Jens Jeremiah
        Jeremy Jermaine Jerome Jerry Jerónimo Jess Jesse Jessica Jesús Jhon Jill Jim Jimena Jimmy Jo Joachim Joan Joana Joanna
        Joanne Joaquim Joaquina Joaquín Jodie Joe Joel Joey Johan Johann Johannes John Johnny Jon Jonathan Jonás Jordi Jorge
        Josefa Josefina Josep Joseph Josephine Josette Josh Joshua Josiane Josèphe José Joséphine Jovelina Jovita Joy Joyce João
        Joël Joëlle Juan Juana Jude Judi Judite Judith Judy Jukka Jules Julia Juliana Julie Julien Julienne Juliet Juliette Julio
        Jurema Justin Justine Jérémie Jérémy Jérôme Jéssica Jörg Júlia Jürgen Kara Karen Karin Karina Karl Karla Katarzyna Kate
        Katharina Katherine Kathleen Katie Katja Katrin Katrina Kayla Keir Keira Keith Kelly Ken Kendra Kenji Kenneth Kevin
        Khaled Kieran Kimberly Kirsten Kirsty Klaus Kristen Krzysztof Kurt Kylian Laetitia Laia Lamberto Lamine Larissa Larry
        Lars Latoya Laura Lauren Laurence Laurent Laurie Laurinda Laurène Lavinia Lawrence Lazzaro Leandro Leila Leire Lena Lenny
        Leon Leonard Leonardo Leonel Leonida Leonilde Leonor Leopoldo Leroy Leslie Lester Leticia Letterio Letícia Lewis Liam
        Licia Lidia Lidiane Lilian Liliana Lillian Lily Lina Linda Lionel Lisa Lisette Livia Livio Liz Lizzie Lloyd Lluís Lluïsa
        Lola Loles Loredana Lorella Lorena Lorenza Lorenzo Loretta Lothar Louis Louisa Louise Louisette Loïc Loïs Luc Luca Lucas
        Lucette Lucia Luciana Luciano Lucie Lucien Lucienne Lucille Lucinda Lucrecia Lucrezia Lucy Lucía Lucília Ludivine Ludmila
        Ludovic Ludovica Ludovico Ludovina Luigi Luigia Luigina Luis Luisa Luisella Luiz Lukas Luke Lurdes Lutz Luz Luís Luísa
        Lydia Lydie Lyle Lynn Léa Léon Léonard Léonie Léopold Lídia Lígia Lívia Lúcia Lúcio Mabel Macarena Macario Mack Maddalena
        Madeleine Maelle Mafalda Magali Magdalena Maggie Mahmoud Maite Malcolm Manel Manfred Manfredi Manfredo Manlio Manoel
        Manolo Manon Manuel Manuela Manuele Marc Marcel Marcela Marcelino Marcella Marcelle Marcello Marcelo Marcia Marco Marcos
        Marcus Marcília Margaret Margarete Margarida Margarita Margaux Margery Margot Maria Marian Mariana Mariangela Marianna
        Marianne Mariano Maribel Marie Mariella Marietta Mariette Marilena Marilyn Marinella Mario Marion Mariona Marisa
        Maristela Maristella Marius Marjorie Mark Marko Markus Marlene Marlon Marlène Marta Martha Marthe Martim Martin Martina
        Martine Martinho Martino Martí Martín Marvin Mary Maryse Marzia María Massimo Mateus Mathew Mathieu Mathilde Mathis
        Mathéo Matilde Matt Matteo Matthew Matthias Matthieu Mattia Maud Maura Maureen Maurice Mauricio Maurizio Mauro Maurício
        Maurílio Mavis Maxence Maximilian Maximiliano Maximilien Maxine Maël Maëlys Megan Mehmet Melania Melanie Melchor Melinda
        Melissa Melvin Mencía Mercedes Mercè Meritxell Meryl Michael Michaël Michel Michela Michele Micheline Michelle Michèle
        Mick Mickey Miguel Mikael Mike Mikel Milan Mildred Miles Millicent Milva Miquel Mireia Mireille Mirella Mireya Miriam
        Mirko Moacir Mohamed Mohammed Moira Molly Monica Monika Monique Montserrat Morgane Moritz Muhammad Muriel Mustafa Myra
        Myriam Márcia Márcio Mário Mécia Mélanie Mélissa Mélodie Mónica Mônica Nadia Nadine Nadège Nancy Naomi Natacha Natalia
        Natalie Natalina Natasha Nathalie Nathan Natália Natércia Neil Nekane Nell Nellie Nelson Nerea Neus Neusa Neville Nevio
        Nicanor Niccolò Nicholas Nick Nicla Nico Nicola Nicolas Nicolau Nicole Nicolette Nicolás Nicolò Nieves Nigel Nigella
        Nikos Nils Nina Nino Ninon Noelia Noelle Noemi Nora Norbert Norberto Noreen Norman Noémia Noémie Noëlle Nuno Nunzia
        Nunzio Nuria Nélson Núria Obdulia Oberto Octavio Océane Odete Odette Odile Odoardo Olalla Olavo Olga Olindo Oliver Olivia
        Olivier Ollie Olívia Omar Ombretta Onofre Ophélie Oriana Orietta Oriol Ornella Orsola Orson Osbert Oscar Oskar Osvaldo
        Oswald Ottavia Ottavio Otto Ottone Otávio Ousmane Owen Pablo Paco Padraig Paloma Pamela Paola Paolo Pascal Pasqualina Pat
        Patrice Patricia Patricio Patrick Patrizia Patrizio Patrícia Pau Paul Paula Paulette Paulina Pauline Paulino Paulo Paz
        Pedro Peggy Pekka Penny Pepa Percy Pere Perrine Peter Petra Petronila Philip Philippa Philippe Phillip Phoebe Phyllis
        Piera Pierangelo Pierfrancesco Pierino Pierluigi Piero Pierpaolo Pierre Pierrette Pierrick Pietro Pilar Piotr Plínio
        Polly Pompeo Porzia Priscila Priscilla Priti Priya Quentin Queralt Quincy Quintino Quique Quirino Quitéria Rachael Rachel
        Rachele Rachida Rafa Rafael Rafaela Rafel Raffaele Raffaella Raheem Rahul Raimondo Raimunda Raimundo Rainer Raj Rajesh
        Ralph Ramon Ramón Randall Randy Raniero Raoul Raphael Raphaël Raquel Ray Raymond Raymonde Rayssa Raúl Rebeca Rebecca
        Reginald Reinaldo Reinhard Remedios Renata Renate Renato Renzo René Renée Rhoda Rhonda Rhys Ricardo Riccardo Ricciarda
        Rich Richard Ricky Rinaldo Rishi Rita Rob Robert Roberta Roberto Rocco Rocío Roderick Rodney Rodolfo Rodolphe Rodrigo
        Rodrigue Rogelio Roger Rogério Roland Rolande Rolf Romain Romina Romualdo Ronald Ronaldo Ronnie Rory Rosa Rosalba Rosalia
        Rosalie Rosalind Rosalinda Rosalía Rosamaria Rosamund Rosana Rosangela Rosanna Rosaria Rosario Roseline Rosetta Rosina
        Rosinda Rosita Rossana Rossella Rosália Rosângela Roxane Roxanne Roy Rubens Rubén Rudolf Rufino Rufus Ruggero Rui Rupert
        Ruperto Russell Ruth Ryan Rémi Rémy Rúben Sabatino Sabina Sabine Sabrina Sadie Sagrario Sally Salvador Salvatore
        Salvatrice Sam Samanta Samantha Samir Sammy Samuel Samuele Sandra Sandrine Sandro Sanjay Santiago Sara Sarah Saverio
        Savino Scott Sean Sebastian Sebastiana Sebastiano Sebastián Sebastião Segismundo Serafim Serena Serge Sergei Sergi Sergio
        Servando Settimio Seymour Shane Sharon Shaun Shauna Sheila Sheldon Shelley Shirley Sian Sidonie Siegfried Sigourney Silke
        Silvana Silvano Silvestro Silvia Silvino Silvio Silvério Simon Simona Simone Simonne Simão Siméon Sinead Siobhan Sofia
        Sofía Solange Soledad Soline Solène Sonia Sophia Sophie Stacey Stacy Stanislas Stanley Stefan Stefania Stefanie Stefano
        Stephanie Stephen Steve Steven Stevie Stuart Stéphane Stéphanie Sue Suella Sunil Susan Susana Susanna Susanne Suzana
        Suzanne Suzette Sven Sylvain Sylvester Sylvestre Sylvette Sylvia Sylviane Sylvie Sébastien Ségolène Sérgio Séverine
        Sílvia Sílvio Sónia Sônia Søren Tabitha Tadeu Tamara Tammy Tanguy Tanja Tanya Tasha Taylor Taís Telma Telmo Teodora
        Teodoro Teodósio Terence Teresa Teresina Terry Tess Thelma Theo Theodore Theresa Thiago Thierry Thomas Thorsten Théo
        Théodore Théophile Thérèse Tiago Tiffany Tilda Tim Timothy Tiphaine Tirso Tito Tiziana Tobias Toby Tobías Todd Tom Tomasz
        Tommaso Tomás Toni Toninho Tonino Tony Tracy Travis Trevor Trisha Tullia Tullio Tyrone Tânia Ubaldo Udo Ugo Uliana Ulrich
        Ulrike Umberta Umberto Unai Ursula Ursule Ute Uwe Valdemar Valdir Valentina Valentino Valentín Valeria Valeriano Valerio
        Valter Valérie Vanda Vanessa Vanna Vasco Venancio Venâncio Veronica Verónica Vicenta Vicente Vicenç Vicky Victor Victoria
        Victorine Vijay Vilma Vincent Vincenza Vincenzo Vinicius Violeta Virginia Virginie Virginio Virgínia Vito Vittore
        Vittoria Vittoriano Vittorio Vitória Viv Vivian Viviana Viviane Vivien Vladimir Volker Vânia Véronique Víctor Vítor
        Walter Wanda Wayne Wendy Werner Whitney Wilbur Wilfred Wilfried Wilhelm Will William Willie Wilma Winifred Winona Winston
        Wolfgang Xabier Xavi Xavier Xavière Xico Ximena Yann Yannick Yannis Yasmin Yoann Yolanda Yolande Yuki Yusuf Yvan Yves
        Yvette Yvonne Zacarias Zacarías Zach Zacharie Zachary Zadie Zaira Zara Zeca Zeferino Zita Zoe Zoran Zoé Zulema Zulmira
        Zélia Álvaro Ángel Ângela Ângelo Édith Édouard Éliane Élisa Élisabeth Élise Élodie Éloïse Éléonore Émeline Émilie Émilien
        Éric Érica Étienne Évelyne Íñigo Óscar Úrsula
        """.split(whereSeparator: \.isWhitespace))
}

// SPDX-License-Identifier: Apache-2.0

/// Surnames that are usual in the languages of Western Europe, and those that are words too, or look like forms of one. A word
/// with a capital behind a given name that is not among them may be anything: *Anna Monday*, *Victoria Station*, *Marco Europeo*.
package enum Surnames {
    /// Whether a word is one.
    package static func contains(_ word: Substring) -> Bool { all.contains(word) }

    private static let all = Set(
        """
        Abad Abrantes Abreu Abril Achard Acosta Adams Agnelli Agosti Agudo Aguiar Aguilar Aguirre Aires Alarcón Albanese Alberti
        Albuquerque Alcaide Alcalá Alcántara Alegre Alfaro Aliberti Allard Almagro Almeida Alonso Alvarado Alves Amador Amaral
        Amaro Amat Amato Amor Amorim Amoroso Ancelin Anderson Andrade Andre Angeli Anjos Antonelli Antunes Aparicio Aragón
        Aranda Aranguren Araújo Arce Arcuri Arias Arnaud Arnoux Arroyo Assis Assunção Astier Ataíde Aubert Aubry Ayala Azevedo
        Bacci Bacelar Baeza Bailey Baillet Bailly Baker Balaguer Baldi Baldini Ball Ballester Ballesteros Bandini Banks Baptista
        Barata Barbato Barbe Barber Barbero Barbier Barbieri Barbosa Bardot Barker Barnes Baron Barone Baroni Barragán Barre
        Barrera Barreto Barrett Barrios Barros Barroso Bartoli Basile Bassi Basso Bastos Batista Battaglia Battisti Baudry Bayle
        Bazin Bañón Beau Beaumont Becerra Becker Beirão Belin Bell Belli Bellini Bello Bellucci Belotti Beltrán Benard Benedetti
        Benetti Benigni Bennett Benoit Bento Benvenuti Benítez Beretta Berger Bermejo Bermúdez Bernardi Bernier Berry Bertaux
        Berthier Bertin Bertolini Bertrand Besnard Bessa Besson Bettini Bianchi Bianchini Bianco Billard Binet Biondi Birch Bird
        Bishop Black Blair Blanc Blanchard Blanco Blasco Blondeau Blondel Bloom Blue Boavida Bodin Bois Boisson Bon Bond Bonetti
        Bonilla Bonnard Bonneau Bonnet Bonomi Booth Borges Borghi Borne Bosch Boschi Bosco Botelho Bottini Bou Bouchard Boucher
        Boulanger Boulay Boulet Bourdon Bourgeois Bousquet Boutin Bouvier Bowen Boyd Boyer Bradley Brady Braga Bragança
        Brambilla Branco Brandão Bravo Briand Bridges Brito Brook Brooks Brossard Brossier Brown Bru Brun Brunet Bruni Bruno
        Bryant Bueno Buisson Buonanno Burch Burke Burns Burton Bush Bustos Butcher Butler Caballero Cabello Cabeza Cabezas
        Cabral Cabrera Cacciatore Caeiro Cain Cairo Calabrese Calado Caldas Caldeira Calderón Calle Calleja Calvet Calvo
        Calzolaio Camacho Camargo Campanella Campo Campos Camps Camus Canals Cannon Cano Cantoni Canário Capasso Capra Caputo
        Carbajal Carbone Carbonell Cardoso Carletti Carlier Carmona Carneiro Caron Carpenter Carpentier Carrasco Carre Carretero
        Carrilho Carrillo Carroll Carter Cartier Caruso Carvajal Carvalhal Carvalho Carver Casal Casals Casas Cascales Casella
        Castanheira Castanho Castaño Castel Castellanos Castelli Castells Castillo Castro Catalano Cattaneo Cavaco Cavalcanti
        Cavaleiro Cavalli Cavallo Cave Cañas Ceccarelli Ceci Cerdeira Cerezo Cerqueira Cerutti Cervantes Chabert Chacón Chagas
        Chambers Chandler Chapman Chapuis Charbonnier Charpentier Charrier Charron Chatelain Chauveau Chauvet Chauvin Chaves
        Chevalier Chevallier Chiesa Chopin Church Ciani Cirillo Cisneros Claudel Clay Clement Clerc Cocco Cochet Coelho Cole
        Colella Coleman Colin Coll Collet Collins Colombo Comas Combes Combs Conde Conte Conti Contreras Conway Cook Cooper
        Coppola Cordeiro Cordero Cordier Cormier Correa Correia Corsi Cortese Cortázar Cortés Costa Costantini Coste Cottin
        Cotton Coulon Courtois Cousin Couto Couturier Cox Craft Crane Crawford Crespi Crespo Creus Cristiani Cros Cross Cruz
        Cuenca Cuesta Cuevas Cunha Cunningham Cusano Cuvelier Cuéllar Cáceres Cárdenas Câmara Dalton Damasceno Damico Damião
        Daniels Dantas Davis Dawson Day Dean Debray Delacroix Delage Delaporte Delattre Delaunay Delgado Delmas Delorme Delvaux
        Deniau Descamps Deschamps Devaux Diamond Dias Dickens Didier Dini Diot Dixon Dodd Domingues Domínguez Doucet Doyle
        Draghi Drake Drew Drouet Drummond Duarte Dubois Dubreuil Duclos Dufour Dufresne Dujardin Dumas Dumont Duncan Dupin
        Dupont Duprat Duprez Dupuis Dupuy Duque Durand Durieux Durán Duval Dávila Díaz Díez Edwards Elliott Ellis Enríquez
        Escobar Escribano Escudero Esnault Espejo Espinosa Espinoza Esposito Esteban Esteves Estévez Etienne Evans Evrard
        Expósito Fabbri Fabbro Fabiani Fabre Faivre Falcone Falcón Faria Farias Farinelli Farmer Fasano Faure Fava Favier Favre
        Feijóo Felgueiras Felici Feliz Ferguson Fernandes Fernandez Fernández Ferrand Ferrara Ferrari Ferraris Ferraro Ferreira
        Ferrer Ferretti Ferrier Ferro Ferry Feuillet Fialho Field Fields Figueira Figueiredo Figueroa Finch Fiore Fiorentino
        Fiorini Fischer Fish Fisher Fitzgerald Fleming Fleur Fleuret Fleury Flores Flowers Flynn Fonseca Font Fontaine Fontana
        Fontanelli Fonte Fontes Fontoura Forbes Ford Forest Forestier Formoso Forte Fortin Foster Foucault Fouquet Fournier
        Fowler Fox Fraisse Franceschi Franchi Franco Franklin Franzoni Frazão Freire Freitas French Frias Frois Fromentin Frost
        Fry Fuentes Fuller Fumagalli Furtado Fusco Fuster Fèvre Gago Gaillard Galbiati Galego Galindo Gall Gallardo Gallart
        Gallego Gallet Galli Gallina Gallo Gallois Galvão Galán Gama Gamboa Garcia García Gardener Gardin Gardner Gargiulo
        Garland Garner Garnier Garofalo Garreau Garrido Garzón Gaspar Gates Gato Gatti Gaudin Gaudry Gauthier Gautier Genovese
        Gentile Germain Gervais Ghezzi Giacomelli Giannini Gibson Gil Gillet Gilmore Giménez Giordano Giorgi Girard Giraud Girón
        Giuliani Glass Godard Godinho Godoy Gold Golden Goldsmith Gomes González Gonçalves Goodman Goodwin Gosselin Goujon Gould
        Gouveia Gracia Graham Granados Grandjean Grant Gras Grassi Grasso Grau Gray Graziani Greco Green Greene Grenier Grey
        Griffin Grillo Grimaldi Gros Grosjean Guarino Guasch Guedes Guerin Guerra Guerreiro Guerrero Guerrini Guibert Guichard
        Guidetti Guidi Guilbert Guillemin Guillet Guillot Guillou Guillén Guimarães Gutiérrez Guyot Guzmán Gálvez Góis Gómez
        Hale Hall Hamel Hamilton Hammer Hamon Hancock Hand Hanks Hansen Hardy Haro Harper Harris Harrison Hart Hatch Hawk Hayes
        Head Hebert Henderson Henriques Hensley Heredero Heredia Hermoso Hernández Herrera Herrero Herve Hicks Hidalgo Hierro
        Hill Hills Hobbs Holland Hollande Holly Holmes Hooper Hopper Horn Horton House Howard Hoyos Hubert Hudson Huerta Huet
        Huff Hughes Hull Humbert Humphrey Hunt Hunter Huppert Hurtado Iannone Ibáñez Iglesias Imbert Inácio Ireland Izquierdo
        Jackson Jacob Jacobs Jacquet Jacquot Jamet Jara Jardim Jardin Jenkins Jiménez Johnson Jolie Jolivet Joly Jones Jordan
        Jordán Joubert Jourdain Jourdan Jurado Keen Keller Kelly Kemp Kennedy Kent King Kings Klein Knight Labbé Laborde Lacerda
        Lacombe Lacroix Lafon Lafont Lagarde Lage Lago Lagos Lagrange Lake Lamb Lambert Landi Landry Lane Langlois Laporte Lara
        Laroche Larsen Larson Launay Laurens Lavigne Law Leach Leal Leblanc Leblond Lebon Lebreton Lebrun Leclerc Leclercq
        Lecomte Ledesma Leduc Lefebvre Lefevre Lefort Lefranc Legendre Leger Legrand Legros Leite Leitão Lejeune Lelièvre
        Lemaire Lemaître Lemercier Lemoine Lemonnier Lemos Lenoir Lenormand Leonardi Leone Leoni Lepage Lepore Leroi Leroux
        Leroy Lesage Lesueur Letellier Levasseur Levi Levy Leão León Liguori Lima Lindsey Little Livingston Llano Llanos Llop
        Lobato Lobo Locatelli Loiseau Loisel Lombardi Lombardini Lombardo Long Longo Lopes Lopez Lopo Lord Lorenzi Lorrain
        Lorusso Losada Loup Loureiro Lourenço Louvet Love Lovelace Lowe Lozano Lucchesi Lucena Luciani Luján Luna Lupo Luque
        Lynch Lyons Léger Lévêque López Macedo Machado Maciel Macron Macías Magalhães Maggi Magnani Magnier Magri Maia Maillard
        Maillet Mainardi Maire Maison Maldonado Mallet Malone Manca Mancini Mancuso Mangin Mann Manrique Mansilla Manzano
        Manzoni Marchais Marchal Marchand Marchetti Marchi Marconi Mare Marechal Maret Mariani Marin Marinelli Marini Marino
        Marks Maroto Marques Marra Marrone Marsh Marshall Martel Martelli Martinelli Martinez Martini Martino Martins Marty
        Martínez Maréchal Marín Mas Mascarenhas Masi Mason Massari Masse Masson Mata Mathis Matias Matos Matthews Mattioli
        Mauger Mauri Maurin Mayor Mazzoni Maître McDonald Medeiros Medina Meira Meireles Mejía Mele Melero Melis Melo Meloni
        Menard Mendes Mendonça Mendoza Meneses Menezes Mer Mercadier Mercer Mercier Merino Merle Merli Merlo Merritt Mesquita
        Messina Meunier Meyer Micheli Middleton Migliore Mignot Milani Milhazes Miller Millet Millot Mills Millán Mir Miranda
        Miró Mitchell Mohedano Molina Molinari Molinero Monaci Monaco Monge Moniz Monje Monnet Monnier Monreal Monroe Montanari
        Monteiro Montenegro Montero Montes Monti Montoya Moody Moon Moore Mora Morais Morales Morand Morandi Moravia Morcillo
        Moreau Moreira Morel Morelli Moreno Morera Moret Moretti Morgado Morgan Morillo Morin Moro Morra Morris Morrison Morán
        Mosconi Mosquera Moss Mota Motta Moulin Moura Moya Muller Mullins Murillo Murphy Murray Muti Muñiz Muñoz Myers Márquez
        Méndez Nabais Nabo Napolitano Naranjo Nardi Nash Navarro Negri Negrão Nelson Neri Neto Neve Neves Neveu Newman Nichols
        Nicoletti Nieto Nieves Nivelle Nixon Nobile Noble Nobre Nogales Nogueira Noguera Normand North Norton Novais Nunes Nurse
        Nóbrega Núñez Oakes Ochoa Ojeda Oliva Olivares Oliveira Oliver Olivetti Olivier Olivieri Ollivier Olmo Olmos Olson
        Ordóñez Orlandi Orlando Ornelas Orozco Orsini Orso Ortega Ortiz Osborne Osorio Osório Otero Oviedo Owens Pace Pacheco
        Paci Padilha Padilla Pagani Pagano Page Paine Painter Paiva Palacio Palacios Palau Palha Palladino Palma Palmer Palmieri
        Palomares Palomino Palomo Palumbo Paniagua Paolini Pape Papin Papini Paquet Pardo Paredes Parent Parish Parisi Park
        Parker Parks Parodi Parrot Parsons Pascale Pascual Pasquier Passarelli Pasteur Pastor Pastore Pastorelli Patrício
        Patterson Paturel Pausini Pavan Pavón Payet Payne Paz Peach Peacock Peck Pedra Pedraza Pedreira Pedrosa Pedroso Peixoto
        Pellegrini Pellegrino Pelletier Peltier Penas Penha Pepe Pepper Peral Perales Perea Pereira Peres Perez Perkins Perret
        Perri Perrier Perrin Perrone Perrot Perry Pescatore Pesce Pessoa Pestana Peters Peterson Petit Petrucci Peña Phillips
        Piazza Picard Pichon Picoito Picone Piedra Pike Pimenta Pimentel Pineau Pineda Pinhal Pinheiro Pinho Pini Pinna Pino
        Pinson Pinto Piovani Piper Piras Pires Pitt Pittman Pizzi Piñeiro Pla Planas Plant Platt Plaza Poe Poggi Poirier Poli
        Polo Pommier Pond Pons Pont Ponte Pontes Pool Poole Pope Porcu Porfírio Porta Porte Portela Porter Portero Portier
        Portillo Porto Potier Potter Poulain Poulet Pound Powell Power Powers Poza Pozo Pozzi Pozzo Prado Prat Prato Pratt
        Prevost Price Priest Prieto Prince Pruvost Prévost Puech Puente Puentes Puerta Pugliese Puig Pujol Pérez Quaranta
        Quaresma Queen Queirós Quental Quesada Quintana Quintas Quintela Quintero Raffaelli Raimondi Ramalho Ramos Ramsey
        Ramírez Randolph Rangel Rankin Rapin Raposo Rault Raymond Raynaud Rebelo Redondo Reed Regnault Regnier Rego Reina Reis
        Renard Renaud Renault Reno Renzi Requena Resende Rey Reyes Reynolds Ribas Ribeiro Ricard Ricci Ricciardi Rice Rich
        Richardson Rico Riera Rigaud Rinaldi Rincón Rios Rispoli Rius Riva Rivas River Rivera Rivers Rivet Riviere Rivière Rizzi
        Rizzo Robalo Roberts Robertson Robin Robinet Robinson Robledo Robles Roca Rocha Roche Rocher Rock Rodari Rodrigues
        Rodríguez Rogers Roig Rojas Rojo Rolland Rollins Romano Romero Román Romão Ronchi Rondeau Ros Rosa Rosales Rosario
        Rosati Rose Rossetti Rossi Rossignol Rossini Rosso Rosário Roth Rouault Rouger Rousseau Roussel Rousset Rouvière Roux
        Rovira Rowe Roy Royer Rubini Rubio Rueda Ruffin Ruggeri Ruggiero Ruiz Rusconi Russell Russo Río Ríos Saavedra Sabater
        Sabatier Sabatini Sabio Sacchi Sage Sala Salas Salazar Saldanha Salerno Sales Salgado Salgueiro Salinas Salmon Salter
        Salvado Salvatori Salvi Salvini Sampaio Samson Sanches Sanchez Sancho Sanchís Sanders Sands Sanna Santamaría Santana
        Santi Santini Santoro Santos Sanz Saraiva Sarto Sartori Sastre Saunier Sauvage Savage Savary Sawyer Schiavone Schmidt
        Schmitt Schneider Seabra Seguin Seixas Sellers Sellier Semedo Sepúlveda Sequeira Serra Serrano Serre Serrão Severo
        Sevillano Sexton Sforza Sharp Shaw Shelton Shepherd Sheppard Sherman Shoemaker Short Sierra Silla Silva Silveira Silver
        Silvestre Silvestri Simas Simeone Simmons Simon Simonetti Simpson Sims Simón Simões Singer Skinner Slater Sloan Small
        Smart Smith Snow Snyder Soares Soldati Soler Solís Soriano Sorrentino Sotelo Soto Sousa Souza Spada Sparks Sparrow
        Spencer Spinelli Spring Stafford Stanton Stark Steel Stefani Stein Stella Stephens Stevens Stewart Stokes Stone Stones
        Stout Street Strickland Strong Styles Sullivan Summers Sutton Suárez Swan Sweet Swift Sá Sáez Sánchez Taboada Tailor
        Tanner Tapia Tarantino Tarouca Tate Tavares Taylor Tedeschi Teixeira Tejada Tejero Teles Tellier Temple Tessier Texier
        Teyssier Thibault Thiery Thompson Thorn Thornton Tiraboschi Tissot Toledano Toledo Tommasi Tonnelier Tordesillas Toro
        Torre Torrent Torres Toscani Toscano Tosi Tournier Toussaint Tovar Tower Townsend Tozzi Travassos Trees Trindade
        Trujillo Trump Tucci Tucker Turner Turpin Twain Tyson Téllez Underwood Urbani Vacher Valadares Valadão Valdés Vale
        Valencia Valente Valentini Valero Valle Vallejo Vallet Valls Vallée Valverde Vance Vanni Vaquerizo Varanda Varela Vargas
        Varin Vasconcelos Vasseur Vaughn Vaz Vecchi Vecchio Vega Veiga Vela Velasco Velhinho Velosa Veloso Veneziano Ventura
        Venturi Vera Verde Verdi Verdier Verdugo Vergara Verne Vert Viana Vicario Vidal Vidigal Viegas Vieira Viejo Vigier
        Vigneron Vila Vilain Vilar Vilaça Vilela Villa Villalobos Villani Villanueva Villar Villard Villegas Villeneuve Vincent
        Vine Viola Vitale Viviani Voisin Volpe Volpi Vázquez Vélez Wagner Walker Wall Wallace Waller Walls Walsh Walton Ward
        Warner Warren Waters Watkins Watson Wax Weaver Webb Weber Weeks Weiss Wells West Wheeler Whitaker White Wild Wilde
        Wilder Wilkins Williams Willis Wilson Winslow Winter Winters Wise Wolf Wood Woods Woodward Worth Wright Wyatt Xavier
        Young Zamora Zanetti Zanini Zapata Zapatero Zappa Zarco Zito Zurita Álvarez Ávila
        """.split(whereSeparator: \.isWhitespace))
}

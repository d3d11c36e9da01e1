// SPDX-License-Identifier: Apache-2.0

/// Surnames that are usual in the languages of Western Europe, and those that are words too, or look like forms of one. A word
/// with a capital behind a given name that is not among them may be anything: *Anna Monday*, *Victoria Station*, *Marco Europeo*.
package enum Surnames {
    /// Whether a word is one.
    package static func contains(_ word: Substring) -> Bool { all.contains(word) }

    private static let all = Set(
        """
        Abad Abate Abreu Adams Agnelli Aguilar Aguirre Aires Alegre Allard Almagro Almeida Alonso Alves Amado Amaral Amat Amato
        Amor Amorim Amoroso Anderson Andrade Andre Angeli Anjos Antunes Aragón Aranda Araújo Arias Arnaud Arnoux Arroyo Assunção
        Aubert Aubry Azevedo Bacalhau Bailey Bailly Baker Baldi Ball Ballesteros Bandeira Banks Baptista Barber Barbero Barbier
        Barbieri Barbosa Barnes Baron Barone Barre Barrera Barreto Barrett Barrio Barrios Barros Barroso Basile Bassi Basso
        Bastos Batista Battaglia Battisti Bazin Beau Bell Belli Bellini Bello Beltrán Benedetti Benigni Bennett Benoit Bento
        Benítez Berger Bermúdez Bernardi Berry Berthier Bertin Bertrand Besson Bettini Bianchi Bianco Birch Bird Bishop Black
        Blanc Blanchard Blanco Blondel Blue Bois Bon Bond Bonetti Bonnet Borges Bosch Bosco Bou Bouchard Boucher Boulanger Boulet
        Bourgeois Bouvier Boyer Braga Branco Brandão Bravo Bridges Brito Brook Brooks Brossard Brown Bru Brun Brunet Bruni Bruno
        Bueno Burke Burns Burton Bush Butcher Butler Caballero Cabello Cabeza Cabezas Cabral Cabrera Cacciatore Calabrese
        Caldeira Calle Calvo Calzolaio Camacho Camargo Campo Campos Camps Camus Canals Cano Capra Caputo Carbone Cardinale
        Cardoso Carmona Carneiro Caron Carpenter Carpentier Carrasco Carre Carretero Carrillo Carroll Carter Cartier Caruso
        Carvalho Casado Casals Casas Castanho Castaño Castello Castells Castillo Castro Cattaneo Cavaco Cavaleiro Cavalli Cavallo
        Cerqueira Chambers Chapman Charpentier Chauvin Chaves Chevalier Chevallier Chiesa Church Cirillo Clay Clement Clerc
        Cochet Coelho Cole Coleman Colin Coll Collet Collins Colombo Comas Conde Conejo Conte Conti Cook Cooper Coppola Cordeiro
        Cordero Cordier Cordón Correa Correia Corsi Cortese Cortés Costa Costantini Cotton Cousin Couto Couturier Cox Crawford
        Crespo Creus Cross Cruz Cuervo Cuesta Cuevas Cunha Cunningham Câmara Damasceno Damico Dantas Davis Day Dean Delacroix
        Delage Delaunay Delgado Delicado Delorme Descamps Deschamps Diamond Didier Dixon Domingues Domínguez Donati Drake Drew
        Drummond Dubois Dufour Dumas Dumont Duncan Dupont Dupuis Dupuy Duque Durand Durán Duval Díaz Díez Edwards Elliott Ellis
        Escudero Espejo Espinosa Espinoza Esposito Esteves Estévez Evans Expósito Fabbri Fabbro Fabre Falcão Faria Farias Farina
        Faure Fava Feliz Ferguson Fernandes Fernandez Fernández Ferrand Ferrara Ferrari Ferraro Ferreira Ferrer Ferretti Ferri
        Ferro Field Fields Figueira Figueiredo Finch Fiore Fish Fisher Fleur Fleury Flores Flowers Fonseca Font Fontaine Fontana
        Fonte Fontes Ford Forest Fort Forte Foster Fournier Fox Franchi Franco Franklin Frazão Freire Freitas Frost Fuentes
        Fuller Furtado Fusco Fuster Fèvre Gaillard Galindo Gall Gallardo Gallart Gallego Galli Gallina Gallo Galvão Galán Garcia
        García Gardener Gardner Garland Garnier Garrido Gaspar Gates Gato Gatti Gaudin Gauthier Gautier Gentile Germain Gibson
        Gil Gillet Giménez Giordano Girard Giraud Giuliani Glass Godoy Gold Golden Goldsmith Gomes González Gonçalves Gosselin
        Graham Grandjean Grant Gras Grassi Grasso Grau Gray Greco Green Greene Grey Griffin Gros Guasch Guedes Guerin Guerra
        Guerreiro Guerrero Guichard Guidi Guillet Guillot Guimarães Gutiérrez Guyot Guzmán Góis Gómez Hall Hamel Hamilton Hammer
        Hand Hansen Hardy Harper Harris Harrison Hart Hawk Hayes Head Hebert Henderson Henriques Heredero Heredia Hernández
        Herrera Herrero Herve Hicks Hidalgo Hierro Hill Hills Holland Holly Holmes House Howard Hoyos Hubert Hudson Huerta Huet
        Hughes Hunt Hunter Ibáñez Iglesias Ireland Izquierdo Jackson Jacob Jacquet Jardim Jardin Jenkins Jeune Jiménez Johnson
        Jolie Joly Jones Jurado Kelly Kennedy King Kings Klein Knight Lacombe Lacroix Lago Lake Lamb Lambert Lane Langlois Lara
        Laroche Larson Launay Law Leal Leblanc Lebon Lebreton Lebrun Leclerc Leclercq Lecomte Leduc Lefebvre Lefevre Lefort Leger
        Legrand Legros Leite Leitão Lejeune Lemaire Lemaître Lemoine Lemonnier Lemos Lenoir Leone Leoni Leroux Leroy Lesage
        Lesueur Levy Leão León Lima Little Llano Llanos Llop Lobo Locatelli Lombardi Lombardo Long Longo Lopes Lopez Lord Lorenzi
        Losada Loup Loureiro Lourenço Love Lozano Luna Lupo Luque Léger López Macedo Machado Maciel Magalhães Magnani Maia
        Maillard Maison Maldonado Mallet Mancini Mancuso Manzano Marchal Marchand Marchetti Mare Marechal Mariani Marinelli
        Marini Marino Marks Marques Marsh Marshall Martelli Martinelli Martinez Martini Martino Martins Marty Martínez Maréchal
        Marín Mas Mason Masson Mata Matos Matthews Mauri Mayor Maître McDonald Medeiros Medina Meireles Mejía Mele Melis Melo
        Menard Mendes Mer Mercier Merino Merlo Mesa Mesquita Messina Meunier Meyer Milani Miller Millet Mills Miranda Miró
        Mitchell Molina Molinero Monaco Moniz Monje Monnier Montanari Monte Monteiro Montero Montes Monti Moody Moon Moore Mora
        Morais Morales Moreau Moreira Morel Morelli Moreno Morera Moretti Morgan Morin Moro Morris Morrison Moss Mota Motta
        Moulin Moura Mouton Moya Muller Murillo Murphy Murray Muñoz Myers Márquez Méndez Nabo Napolitano Naranjo Nascimento
        Navarro Negri Nelson Neri Nero Neto Neve Neves Newman Nichols Nieto Nieves Nobile Noble Noel Nogueira Noir North Novais
        Nunes Nurse Nóbrega Núñez Oakes Olivares Oliveira Oliver Olivier Olivieri Ollivier Olmo Olson Orlando Orsini Orso Ortega
        Ortiz Owens Pace Pacheco Padilha Padilla Pagani Pagano Page Painter Paiva Palacio Palacios Palau Palma Palmer Palmieri
        Palomo Palumbo Pape Pardo Paredes Parent Parish Parisi Park Parker Parks Parra Parrot Parsons Pascual Pasquier Pastor
        Pastore Patterson Pavan Payet Paz Peach Peacock Pedra Pedreira Peixoto Pellegrini Pellegrino Pelletier Penas Penha Pepe
        Pepper Peral Pereira Perez Perkins Perrier Perrin Perrone Perrot Perry Pescatore Pesce Pessoa Peters Peterson Petit Peña
        Phillips Piazza Picard Piccolo Pichon Piedra Pike Pimenta Pimentel Pineda Pinheiro Pinho Pini Pino Pinto Piper Piras
        Pires Pitt Pla Planas Plant Plaza Poirier Poisson Poli Polo Pombo Pond Pons Pont Ponte Pool Poole Pope Porta Porte Porter
        Portero Porto Potter Poulain Pound Powell Power Powers Pozo Pozzi Prado Prat Prata Prato Prevost Price Priest Prieto
        Prince Principe Prévost Puente Puerta Puig Pujol Pérez Quaranta Quaresma Queen Queirós Quesada Quintana Raimondi Ramalho
        Ramos Ramírez Rangel Raposo Rato Raymond Rebelo Redondo Reed Regnier Rego Reina Reis Renard Renaud Renault Resende Rey
        Reyes Reynolds Ribas Ribeiro Ricci Ricciardi Rice Rich Richardson Rico Riera Rinaldi Rincón Rios Rius Riva Rivas River
        Rivera Rivers Riviere Rivière Rizzi Rizzo Roberts Robertson Robin Robinson Roble Robledo Robles Roca Rocha Roche Rock
        Rodrigues Rodríguez Rogers Roig Rojas Rojo Rolland Romano Romero Román Romão Ros Rosa Rosales Rosario Rose Rossetti Rossi
        Rossignol Rossini Rosso Rousseau Roussel Roux Rovira Roy Royer Rubio Ruggiero Ruiz Russell Russo Río Ríos Sabater Sabio
        Sacchi Sage Sala Salas Saldanha Salerno Sales Salgado Salinas Salmon Salvi Sampaio Sanchez Sanders Sands Sanna Santana
        Santoro Santos Sanz Saraiva Sarto Sartori Sastre Sauvage Savage Savary Sawyer Schmitt Schneider Seabra Segura Seixas
        Sepúlveda Sequeira Serra Serrano Serre Severo Sharp Shaw Shepherd Shoemaker Short Sierra Silla Silva Silveira Silver
        Silvestri Simmons Simon Simonetti Simpson Simões Singer Skinner Small Smart Smith Snow Soares Sole Soler Solís Sorrentino
        Soto Sousa Souza Spada Sparks Sparrow Spencer Spinelli Spring Stark Steel Stefani Stella Stephens Stevens Stewart Stone
        Stones Street Strong Sullivan Summers Suárez Swan Sweet Swift Sá Sáez Sánchez Tanner Tapia Tavares Taylor Tedesco
        Teixeira Teles Temple Tessier Testa Texier Thibault Thompson Thorn Tissot Toledo Tonnelier Toro Torre Torrent Torres
        Toscano Tosi Tower Trees Trujillo Tucker Turner Twain Underwood Valdés Vale Valencia Valente Valentini Valero Valiente
        Valle Vallet Valls Vallée Varela Vargas Vasconcelos Vasseur Vaz Vecchio Vega Veiga Vela Velasco Veloso Ventura Venturi
        Vera Verde Verdi Verdier Verdugo Vert Viana Vidal Viegas Vieira Viejo Vigneron Vila Vilar Villa Villalobos Villani
        Vincent Vine Viola Vitale Vitali Voisin Volpe Volpi Vázquez Wagner Walker Wall Wallace Walls Walsh Ward Warren Waters
        Watkins Watson Weaver Webb Weeks Wells West Wheeler White Wild Wilde Williams Willis Wilson Winter Winters Wise Wolf Wood
        Woods Worth Wright Xavier Young Zamora Zapata Zapatero Álvarez
        """.split(whereSeparator: \.isWhitespace))
}

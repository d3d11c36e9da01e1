// SPDX-License-Identifier: Apache-2.0

/// Surnames that are words too, or look like forms of one, in the languages of Western Europe. A word with a capital
/// behind a given name that is not among them may be anything: *Anna Monday*, *Victoria Station*, *Marco Europeo*.
package enum Surnames {
    /// Whether a word is one.
    package static func contains(_ word: Substring) -> Bool { all.contains(word) }

    private static let all = Set(
        """
        Summers Winter Winters Abad Abreu Agnelli Aguirre Aires Alegre Almeida Alonso Alves Amat Amato Amor Arroyo Baker
        Ballesteros Banks Barber Barbier Barbieri Barbosa Barrera Barrios Barros Basile Basso Battaglia Beau Bell Bellini
        Bello Benigni Bento Berger Berry Bianchi Bianco Birch Bird Bishop Black Blanco Blue Bois Bon Bond Bonnet Bosch Bou
        Boucher Boulanger Bourgeois Boyer Braga Branco Bravo Bridges Brook Brooks Brown Bru Brun Bruni Bruno Bueno Bush
        Butcher Butler Caballero Cabello Cabeza Cabezas Calle Calvo Camacho Campo Campos Camps Canals Cano Capra Carbone
        Cardoso Carneiro Carpenter Carpentier Carrasco Carretero Carter Caruso Carvalho Casals Casas Castanho Castaño
        Castells Castillo Castro Cattaneo Cavaleiro Chambers Charpentier Chevalier Chiesa Church Clay Clerc Coelho Coll
        Colombo Comas Conte Conti Cook Cooper Coppola Cordeiro Cordero Correa Cortés Costa Couto Couturier Crespo Creus
        Cross Cruz Cuesta Cuevas Cunha Day Dean Delgado Diamond Domínguez Drake Drew Dubois Dumas Dupont Duque Escudero
        Espejo Espinosa Esteves Expósito Fabbri Fabre Faria Farias Faure Feliz Ferrand Ferrara Ferrari Ferreira Ferrer
        Ferro Field Fields Figueira Figueiredo Finch Fiore Fish Fisher Fleur Fleury Flores Flowers Fonseca Font Fontaine
        Fontana Fonte Fontes Ford Forest Forte Foster Fournier Fox Franco Freire Freitas Frost Fuentes Furtado Fuster
        Gaillard Gallardo Gallart Gallego Galli Gallo Galán Garcia Gardener Gardner Garland Garnier Garrido Gates Gato
        Gatti Gentile Giordano Glass Gold Golden Goldsmith Gomes Grant Gras Grassi Grasso Grau Gray Greco Green Grey Gros
        Guasch Guerra Guerreiro Guerrero Hall Hammer Hand Hardy Harper Hart Hawk Head Henriques Heredero Herrera Herrero
        Hidalgo Hierro Hill Hills Holland Holly House Hoyos Huerta Huet Hunt Hunter Iglesias Ireland Izquierdo Jardin Jolie
        Joly Jurado King Kings Knight Lacroix Lago Lake Lamb Lambert Lane Laroche Law Leal Leblanc Lebrun Leclerc Lefebvre
        Legrand Leite Lejeune Lemaire Lenoir Leone Leroux Leroy Lesage Leão León Lima Little Llano Llanos Llop Lobo
        Lombardi Long Longo Lopes Losada Loup Love Lozano Luna Lupo Léger Macedo Machado Magalhães Maillard Maison Mancini
        Mancuso Manzano Marchal Marchand Marchetti Mare Mariani Marini Marino Marques Marsh Marshall Martelli Martins Marín
        Mas Mason Masson Mata Matos Mayor Maître Medina Mejía Mele Melo Mendes Mer Mercier Merino Messina Meunier Meyer
        Milani Miller Miranda Miró Molina Molinero Monaco Monje Monnier Montanari Monteiro Montero Montes Monti Moody Moon
        Mora Morais Morales Moreau Moreira Morelli Moreno Morera Moretti Moro Moss Mota Motta Moulin Moura Moya Nabo Negri
        Neri Neto Neve Neves Nieto Nieves Noble Nogueira Noir North Nunes Oakes Olivares Oliveira Olivier Olmo Orlando Orso
        Ortega Pace Pacheco Pagani Page Painter Paiva Palacio Palacios Palau Palma Palmer Palomo Palumbo Pape Pardo Paredes
        Parent Parish Parisi Park Parks Parrot Pastor Pastore Paz Peacock Pedra Pedreira Peixoto Pellegrini Penas Pepper
        Pereira Pesce Pessoa Petit Peña Piazza Picard Piedra Pineda Pinheiro Pinho Pino Pinto Piper Pires Pitt Pla Planas
        Plaza Poirier Polo Pons Pont Ponte Pool Poole Pope Porta Porte Porter Portero Porto Potter Pound Power Powers Prado
        Prat Prata Prato Price Priest Prince Prévost Puente Puerta Puig Pujol Pérez Queen Queirós Quesada Ramalho Ramos
        Rato Redondo Reed Rego Reina Reis Renard Rey Reyes Ribas Ribeiro Ricci Rice Rich Rico Riera Rincón Rios Rius Riva
        River Rivera Rivers Rivière Rizzi Rizzo Robin Robles Roca Rocha Roche Rock Roig Rojas Rojo Romano Romero Ros Rosa
        Rosales Rose Rossetti Rossi Rosso Rousseau Roux Rovira Roy Royer Rubio Ruggiero Ruiz Russo Río Ríos Sabater Sabio
        Sage Sala Salas Saldanha Salgado Salmon Sampaio Sanders Santana Santoro Santos Saraiva Sartori Sastre Sauvage
        Savage Sawyer Seixas Sequeira Serra Serrano Serre Sharp Shepherd Shoemaker Short Sierra Silla Silva Silveira Silver
        Silvestri Simon Simões Singer Skinner Small Smart Smith Snow Soares Soler Sorrentino Soto Sousa Souza Spada Sparks
        Spring Stark Steel Stone Stones Street Strong Summers Swan Sweet Swift Sá Tanner Tapia Tavares Taylor Teixeira
        Teles Temple Thorn Tissot Toledo Tonnelier Toro Torre Torrent Torres Tosi Tower Trees Turner Twain Underwood Vale
        Valente Valle Valls Vallée Vargas Vasconcelos Vaz Vecchio Vega Vela Veloso Vera Verde Verdi Verdugo Vert Viana
        Vidal Vieira Viejo Vigneron Vila Vilar Villa Vincent Vitale Voisin Volpe Volpi Walker Wall Walls Ward Waters Weaver
        Weeks Wells West Wheeler White Wild Wilde Winter Winters Wise Wolf Wood Woods Wright Young Zapata Zapatero Holmes
        Lord Marks Mills Nurse Parsons Pike Plant Pond Sparrow Vine Webb Worth
        """.split(whereSeparator: \.isWhitespace))
}

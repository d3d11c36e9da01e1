// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationBatches

@Suite("Text before an engine") struct SourceTextTests {
    @Test(
        "What engines misread is written in other words, and nothing else is",
        arguments: [
            (
                "300 sq ft, 5 sq. mi, 2 gal per sq yd, 3 cu m",
                "300 square feet, 5 square miles, 2 gal per square yard, 3 cubic metres"
            ),
            ("5 sq in the box, 2 sq x", "5 sq in the box, 2 sq x"), ("Thank you!", "Many thanks!"),
            ("Bye.\n\nThank you\n", "Bye.\n\nMany thanks\n"),
            ("He/she brings his/her and/or the/a book.", "He or she brings his or her and/or the/a book."),
            ("10am–5.30pm, 9.30am - 5.30pm", "10:00 to 17:30, 9:30 to 17:30"), ("Mon - Thu", "Monday to Thursday"),
            ("9–5pm on 3 May–28 June", "9:00 to 17:00 on 3 May to 28 June"), ("9:00–17:00", "9:00–17:00"),
            ("24 December – 2 January", "24 December to 2 January"), ("May 3-June 4", "May 3 to June 4"),
            ("London–Paris", "London–Paris"),
            ("We are open Mon–Fri.", "We are open from Monday to Friday."), ("Thank you for coming.", "Thank you for coming."),
            ("On orders over £40 or orders over {{min}}", "On orders above £40 or orders above {{min}}"),
            ("over 40 people, over the hill, hand over £40, over {x}", "over 40 people, over the hill, hand over £40, over {x}"),
            ("Tue 10 March, 6 pm: match", "Tuesday 10 March at 18:00: match"),
            ("May 3, 10am: x, 4 May, 2 pm", "May 3 at 10:00: x, 4 May, 14:00"),
            ("between 2 and 4 pm", "between 14:00 and 16:00"), ("In March, 4 pmx", "In March, 4 pmx"),
            ("We leave Friday - Saturday we rest.", "We leave Friday - Saturday we rest."),
            ("Closed Monday - Tuesday to Sunday", "Closed Monday - Tuesday to Sunday"),
            ("Date:   Mon Mar 4 09:10:55 2024 +0100", "Date:   Mon Mar 4 09:10:55 2024 +0100"),
            ("Mon-Wed-Fri", "Monday-Wednesday-Friday"), ("well —1 known – 2 Well", "well —1 known – 2 Well"),
            ("It may not be greater than 3, may not be well", "It must not be greater than 3, may not be well"),
            ("You may not: sublet", "You must not: sublet"), ("Bring at most £5 at most.", "Bring a maximum of £5 at most."),
            ("between 10 p.m. and 6 a.m. daily", "between 22:00 and 6:00 daily"),
            ("between 9 a.m. and 5 p.m.", "between 9:00 and 17:00."),
            ("Some visitors may not keep it.", "Some visitors may not keep it."),
            ("The light is off.", "The light is off."), ("The VPN is off.", "The VPN is not active."),
            ("%s is OFF", "%s is not active"),
            ("If sync is on and the VPN is off", "If sync is active and the VPN is not active"),
            ("The milk is off.", "The milk is off."),
            ("He is off.", "He is off."), ("The page the user is on.", "The page the user is on."),
            ("The book is on the shelf.", "The book is on the shelf."),
            ("Up to 50% off", "Up to 50% of discount"), ("20% off everything", "20% of discount on everything"),
            ("Silent disco (over-18s only)", "Silent disco (only for people over 18)"),
            ("For under-12s only.", "Only for people under 12."), ("over 5s only a few", "over 5s only a few"),
            ("A levels: three", "A-levels: three"), ("A level surface", "A level surface"),
            ("$5 off", "$5 of discount"), ("take 5 off it", "take 5 off it"),
            ("a $9/month plan", "a $9/month plan"), ("We meet at six-thirty.", "We meet at 6:30."),
            ("Open until half seven", "Open until 7:30"), ("at six thirty people came", "at six thirty people came"),
            ("He left in nineteen eighty-four.", "He left in 1984."), ("since eighteen hundred", "since 1800"),
            ("from nineteen fourteen to nineteen eighteen", "from 1914 to 1918"), ("the nineteen-sixties", "the 1960s"),
            ("of nineteen twenty-dollar notes", "of nineteen twenty-dollar notes"),
            ("of nineteen twenty people", "of nineteen twenty people"), ("In nineteen sixty states", "In nineteen sixty states"),
            ("fifteen of nineteen", "fifteen of nineteen"),
            ("Two and a half cups, a quarter of a teaspoon", "2½ cups, ¼ teaspoon"),
            ("Two and a half years ago", "Two and a half years ago"), ("He cut 20% off the cost.", "He cut 20% off the cost."),
            ("the 12th–14th century", "the 12th to 14th century"), ("12th–14th centuries", "12th–14th centuries"),
            ("two and a half men", "two and a half men"),
            ("Patients may not sleep well.", "Patients may not sleep well."),
            ("Visitors may not park here, Mon–Fri 9am–5pm.", "Visitors must not park here, Monday to Friday 9:00 to 17:00."),
        ])
    func prepared(text: String, expected: String) {
        #expect(SourceText(in: "en", among: [text]).prepared(text) == expected)
    }

    @Test(
        "An ordinal of Catalan is told from a figure",
        arguments: [
            ("La 3a planta, la 2a porta, la 1a vegada.", "La 3.ª planta, la 2.ª porta, la 1.ª vegada."),
            ("l'11a edició i la 12a.", "l'11.ª edició i la 12.ª."), ("2a edició\n3a part", "2.ª edició\n3.ª part"),
            ("3a", "3a"), ("porta 2a, la 2a-b, la 3a5", "porta 2a, la 2a-b, la 3a5"), ("3a amb", "3a amb"),
            ("Major, 12, 3r 2a", "Major, 12, 3r 2a"), ("2n\n2a", "2n\n2a"), ("figura 3a mostra", "figura 3a mostra"),
        ])
    func ordinals(text: String, expected: String) {
        #expect(SourceText(in: "ca", among: [text]).prepared(text) == expected)
        #expect(SourceText(in: "es", among: [text]).prepared(text) == text)
    }

    @Test(
        "What engines would turn round is said in other words",
        arguments: [
            ("en", "There is hardly any risk. Hardly anything works.", "There is almost no risk. Almost nothing works."),
            ("en", "Be sure not to drink it.", "Make sure not to drink it."),
            ("en", "Be sure to drink it.", "Be sure to drink it."),
            ("en", "Everyone but John came, but he left.", "Everyone except John came, but he left."),
            ("en", "All but the children may enter.", "All except the children may enter."),
            ("en", "Everyone but still came.", "Everyone but still came."),
            ("en", "He is nothing but he is here", "He is nothing but he is here"),
            ("en", "She is nothing but a liar.", "She is nothing but a liar."),
            ("en", "It is all but impossible.", "It is almost impossible."), ("en", "apart from that", "apart from that"),
            ("en", "I'm afraid not.", "Unfortunately not."), ("en", "I am afraid I cannot.", "Unfortunately, I cannot."),
            ("en", "I'm afraid of dogs.", "I'm afraid of dogs."), ("en", "Keep off the grass.", "Stay off the grass."),
            ("en", "Turn down the volume.", "Lower the volume."), ("en", "turn the music up", "raise the music"),
            ("en", "Turn down the offer.", "Turn down the offer."), ("en", "Turn the radio on.", "Turn the radio on."),
            ("en", "No swimming!", "Swimming is prohibited!"), ("en", "No smoking allowed here.", "Smoking is prohibited here."),
            ("en", "No one under 18", "No one under 18"), ("en", "No meeting", "No meeting"),
            ("en", "No children under 12", "Children under 12 are not allowed"),
            ("pt", "Só abra a porta em caso de incêndio.", "Abra a porta apenas em caso de incêndio."),
            ("pt", "Só entre com bilhete.", "Entre apenas com bilhete."),
            ("pt", "Só o médico pode abrir.", "Só o médico pode abrir."),
            ("pt", "Só ele sabe.", "Somente ele sabe."), ("pt", "Por pouco não caí.", "Quase caí."),
            ("pt", "Todos salvo as crianças", "Todos, exceto as crianças"), ("pt", "foi salvo pelo pai", "foi salvo pelo pai"),
            ("pt", "Receio que não.", "Temo que não."),
            ("pt", "Apague a luz. Apague o ficheiro.", "Desligue a luz. Apague o ficheiro."),
            ("pt", "Baixe o volume.", "Reduza o volume."), ("pt", "Baixe o ficheiro.", "Baixe o ficheiro."),
            ("fr", "Il n'est pris que le soir.", "Il est pris seulement le soir."),
            ("fr", "Ne prenez que deux.", "Prenez seulement deux."),
            ("fr", "Il ne peut entrer que si tu payes.", "Il peut entrer seulement si tu payes."),
            ("fr", "Il n'ouvrira que demain.", "Il ouvrira seulement demain."),
            ("fr", "Il n'a plus que dix euros.", "Il a seulement dix euros."),
            ("fr", "Rien ne vaut plus que la santé.", "Rien ne vaut plus que la santé."),
            ("fr", "Rien n'est plus beau que la mer.", "Rien n'est plus beau que la mer."),
            ("fr", "Il ne boit pas que de l'eau.", "Il ne boit pas que de l'eau."),
            ("fr", "Il ne s'ouvre que de l'intérieur.", "Il s'ouvre seulement de l'intérieur."),
            ("fr", "Nul ne sait ce que demain apportera.", "Nul ne sait ce que demain apportera."),
            ("fr", "Je ne veux que tu viennes.", "Je ne veux que tu viennes."),
        ])
    func turnedRound(language: String, text: String, expected: String) {
        #expect(SourceText(in: language, among: [text]).prepared(text) == expected)
    }

    @Test(
        "Times in words become digits",
        arguments: [
            ("en", "We meet at half past three or at a quarter to one.", "We meet at 3:30 or at 12:45."),
            ("en", "It's ten to eight, ten to eight people came", "It's 7:50, ten to eight people came"),
            (
                "en", "It is five to ten minutes away by ten to twelve euros",
                "It is five to ten minutes away by ten to twelve euros"
            ),
            ("en", "Cut it by half to one; from a quarter to one third", "Cut it by half to one; from a quarter to one third"),
            (
                "en", "the third quarter to 10 million at five to ten pounds",
                "the third quarter to 10 million at five to ten pounds"
            ),
            ("en", "At a quarter to six I have to go.", "At 5:45 I have to go."),
            ("en", "Every day at ten to seven my alarm rings", "Every day at 6:50 my alarm rings"),
            ("en", "At ten past six Tom, at five to seven Monday", "At 6:10 Tom, at 6:55 Monday"),
            ("en", "sold at a quarter to one third of it", "sold at a quarter to one third of it"),
            ("en", "a bike at five to ten Euros", "a bike at five to ten Euros"),
            ("es", "Invitó a las cinco y diez de ellas vinieron.", "Invitó a las cinco y diez de ellas vinieron."),
            ("en", "A quarter of them walked past nine houses", "A quarter of them walked past nine houses"),
            ("es", "A las dos y media de la tarde, a la una y cuarto.", "A las 14:30, a la 1:15."),
            ("es", "Hasta las 8 menos cuarto o las dos menos diez", "Hasta las 7:45 o la 1:50"),
            ("es", "Compra las dos y media docena", "Compra las dos y media docena"),
            ("pt", "Às dez e meia ou às três e um quarto.", "Às 10:30 ou às 3:15."), ("pt", "maçã e meia", "maçã e meia"),
            ("pt", "Durou hora e meia, não uma hora e meia.", "Durou uma hora e meia, não uma hora e meia."),
            ("es", "En dos horas y media, u hora y media.", "En dos horas y 30 minutos, u una hora y 30 minutos."),
            ("es", "Espere media hora; la media hora", "Espere 30 minutos; la media hora"),
            ("es", "Añada media taza y medio limón a la media.", "Añada ½ taza y medio limón a la media."),
            ("es", "a las diez y media en casa", "a las 10:30 en casa"),
            ("en", "Drop support for Python 3.8", "Remove support for Python 3.8"),
            ("en", "We dropped Python 2 support.", "We removed Python 2 support."), ("en", "Drop by.", "Drop by."),
            ("en", "There are NO refunds. NO is Norway.", "There are no refunds. NO is Norway."),
            ("en", "NO mobile phones", "No mobile phones"), ("en", "Press the NO button.", "Press the NO button."),
            ("en", "NO levels in blood", "NO levels in blood"),
            ("en", "Drag and drop support for X", "Drag and drop support for X"),
            ("en", "They dropped support for the bill.", "They dropped support for the bill."),
            ("fr", "Il n'est valable que 30 minutes.", "Il est valable seulement 30 minutes."),
            ("fr", "Il ne reste plus que 3 jours, on n’en a que 2.", "Il reste seulement 3 jours, on en a seulement 2."),
            (
                "fr", "N'affiche que les erreurs. L’eau ne revient qu’à 13h.",
                "Affiche seulement les erreurs. L’eau revient seulement à 13h."
            ),
            ("fr", "Il ne dit pas que la carte passe.", "Il ne dit pas que la carte passe."),
            ("fr", "Ce n'est autre que le maire.", "Ce n'est autre que le maire."),
            ("fr", "À huit heures et demie, ou six heures moins le quart", "À 8 h 30, ou 5 h 45"),
            ("es", "Tres horas y tres cuartos, un cuarto de hora", "Tres horas y 45 minutos, 15 minutos"),
            ("pt", "Antes das dez e um quarto; às dez menos um quarto", "Antes das 10:15; às 9:45"),
            ("en", "Doors close at 8.25 am.", "Doors close at 8:25."),
            ("fr", "Je ne pense pas que 3 suffisent.", "Je ne pense pas que 3 suffisent."),
            ("pt", "O Pedro ligou. Viste o João e a Maria?", "Pedro ligou. Viste João e Maria?"),
            ("pt", "O carro do Pedro é da Ana.", "O carro de Pedro é de Ana."), ("pt", "Quem é a Júlia?", "Quem é Júlia?"),
            ("pt", "O \u{FFFC}Pedro\u{FFFC} ligou", "\u{FFFC}Pedro\u{FFFC} ligou"),
            ("pt", "O Porto; o Rio; A Graça", "O Porto; o Rio; A Graça"),
            ("pt", "Lavar a 30 °C ou a menos de 20°C", "Lavar à temperatura de 30 °C ou a menos de 20°C"),
            ("pt", "A 30 °C ferve. Vai de 2 °C a 8 °C", "À temperatura de 30 °C ferve. Vai de 2 °C a 8 °C"),
            ("pt", "R$ 2 mil, € 1,5 milhão", "2 mil reais, 1,5 milhão de euros"), ("pt", "R$ 29,90/mês", "R$ 29,90 por mês"),
            ("pt", "uma temperatura superior a 18 °C", "uma temperatura superior a 18 °C"),
            ("pt", "O IRA devolveu os US$ 210 mil levados no assalto.", "O IRA devolveu os US$ 210 mil levados no assalto."),
            ("pt", "A II Guerra Mundial", "A Segunda Guerra Mundial"),
            ("pt", "Fica a 300 m da praça, a 10 min a pé.", "Fica a 300 metros da praça, a 10 minutos a pé."),
            ("pt", "A 1 km do mar, de 5 a 10 km e de 2 m a 3 m", "A 1 quilómetro do mar, de 5 a 10 km e de 2 m a 3 m"),
            ("pt", "Roupa: a 30 °C, a área a 12 km²", "Roupa: à temperatura de 30 °C, a área a 12 km²"),
            ("pt", "(cfr. art. 432.º do Código Civil)", "(cf. artigo 432.º do Código Civil)"),
            ("pt", "os arts. 12.º e 13.º, a parte. 5", "os artigos 12.º e 13.º, a parte. 5"),
            ("pt", "telefone-nos até dia 10.", "telefone-nos até o dia 10."), ("pt", "um até dia sim", "um até dia sim"),
            ("pt", "Subiu a 30 °C, a 120 km/h", "Subiu a 30 °C, a 120 km/h"), ("pt", "dia/mês/ano", "dia/mês/ano"),
            ("pt", "R$ 2 mil reais", "R$ 2 mil reais"),
            ("pt", "2 colheres (chá) de sal (chá)", "2 colheres de chá de sal (chá)"),
            ("en", "Open Mon–Fri 9–5", "Open from Monday to Friday 9–5"),
            ("en", "The plan costs $9.99/month.", "The plan costs $9.99 per month."), ("en", "$9.99/month", "$9.99/month"),
            ("en", "It costs \u{FFFC}/month.", "It costs \u{FFFC} per month."), ("en", "\u{FFFC}/month", "\u{FFFC}/month"),
            ("en", "Pay \u{FFFC}/year or more", "Pay \u{FFFC} per year or more"),
            ("en", "See \u{FFFC}/user for it", "See \u{FFFC}/user for it"),
            ("en", "a \u{FFFC}/month plan", "a \u{FFFC}/month plan"),
            ("es", "A la una menos cinco.", "A las 12:55."), ("fr", "Left\u{AD}overs", "Leftovers"),
            (
                "es", "Todos  los  que lo saben  y  lo dicen leen  todo  el con‐\ntenido  de esto.",
                "Todos los que lo saben y lo dicen leen todo el contenido\nde esto."
            ),
            ("fr", "À une heure moins le quart", "À 12 h 45"),
        ])
    func times(language: String, text: String, expected: String) {
        #expect(SourceText(in: language, among: [text]).prepared(text) == expected)
    }

    @Test(
        "Time grows with the length of the text and no faster",
        arguments: [
            "Mon–Fri ", "9am - 5pm ", "a-9 ", "Anna", "half past ", "at five to ", "between 2 and ", "visitors may not ",
            "orders over ", "Anna", "²",
        ])
    func takesLinearTime(piece: String) {
        let preparation = SourceText(in: "en", among: [])
        expectLinearTime(from: 2_000, to: 16_000) {
            String(repeating: piece, count: $0 / piece.utf8.count) + " - 9 file(s)"
        } of: { text in
            _ = preparation.prepared(text)
        }
    }
}

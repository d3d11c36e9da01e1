// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("Endings in brackets") struct OptionalEndingsTests {
    @Test(
        "Endings in brackets are written out or left",
        arguments: [
            ("1 file(s), 2 branch(es)", "1 files, 2 branches"), ("f(s) and log(a)", "f(s) and log(a)"), ("(s)", "(s)"),
            ("", ""), ("The item(a) of page(", "The item(a) of page("), ("HTTP(S), ((file(s)))", "HTTP(S), ((files))"),
            ("Name(s) of the child(ren), part(s), Party(ies)", "Names of the children, parts, Parties"),
            ("NAME(S) OF CHILD(REN), T(S), SUM(A), card(ren)", "NAMES OF CHILDREN, T(S), SUM(A), card(ren)"),
        ])
    func english(text: String, expected: String) {
        #expect(OptionalEndings.written(text, in: "en") == expected)
    }

    @Test(
        "Brackets of calls are no endings",
        arguments: [
            ("Add `indices(s)`, improve `index(s)` of file(s)", "Add `indices(s)`, improve `index(s)` of files"),
            ("Use len(s), `n = index(s) + 1`, strlen(s)", "Use len(s), `n = index(s) + 1`, strlen(s)"),
            ("the 'index(s)' and \"sum(s)\", `digest(s)'", "the 'index(s)' and \"sum(s)\", `digest(s)'"),
            ("index(s) = 1, max(index(s)), to_name(s), a.name(s)", "index(s) = 1, max(index(s)), to_name(s), a.name(s)"),
            ("(file(s)), 'the file(s)': \"Name(s)\".", "(files), 'the files': \"Names\"."),
        ])
    func calls(text: String, expected: String) {
        #expect(OptionalEndings.written(text, in: "en") == expected)
    }

    @Test(
        "Articles and contractions get the number and gender of their nouns",
        arguments: [
            ("pt", "Copie o(s) arquivo(s) para a(s) pasta(s) desejada(s).", "Copie os arquivos para as pastas desejadas."),
            ("pt", "O(a) aluno(a) deve procurar o(a) coordenador(a).", "O aluno deve procurar o coordenador."),
            ("pt", "O(A) aluno(a), Os(As) pais, do(A) pai", "O aluno, Os pais, do(A) pai"),
            ("pt", "OS(AS) ALUNOS(AS), O(A) SR(A). SILVA", "OS ALUNOS, O SR(A). SILVA"),
            ("pt", "Peça ao(à) administrador(a) e aos(às) demais.", "Peça ao administrador e aos demais."),
            ("pt", "Caro(a) cliente, Prezado(a) Sr(a). Silva", "Caro cliente, Prezado Sr. Silva"),
            ("pt", "o(s) item(ns) da(s) versão(ões), mês(es), os aluno(a)s", "os itens das versões, meses, os alunos"),
            ("pt", "a(s) = 1, o(a), log(a)", "a(s) = 1, o(a), log(a)"),
            ("pt", "o(s) \u{FFFC}nome\u{FFFC}", "os \u{FFFC}nome\u{FFFC}"),
            ("es", "la(s) carpeta(s), el(los) nombre(s), sesión(es)", "las carpetas, los nombres, sesiones"),
            ("es", "el(la) profesor(a), un(a) español(a)", "el profesor, un español"),
            ("fr", "Le(s) fichier(s), de(s) réseau(x)", "Les fichiers, des réseaux"),
            ("fr", "Un(e) étudiant(e), les étudiant(e)s né(e)s", "Un étudiant, les étudiants nés"),
            ("fr", "exp(e), un(e)", "exp(e), un(e)"),
            ("it", "i nodo(i) remoto(i), il(i) servizio(i)", "i nodi remoti, i servizi"),
        ])
    func articles(language: String, text: String, expected: String) {
        #expect(OptionalEndings.written(text, in: language) == expected)
    }

    @Test(
        "Prefixes in brackets belong to their words",
        arguments: [
            ("(dis)allowed, (Re)start and \u{FFFC}(un)mount\u{FFFC}", "disallowed, Restart and \u{FFFC}unmount\u{FFFC}"),
            ("f(in)put, (in) time, (non)A, (see)more, ((re)start", "f(in)put, (in) time, (non)A, (see)more, ((re)start"),
            ("the \"(sub)directories\"", "the \"subdirectories\""),
        ])
    func prefixes(text: String, expected: String) {
        #expect(OptionalEndings.written(text, in: "en") == expected)
    }
}

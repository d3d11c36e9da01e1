import DocumentFormats
import LanguageRecognition
import Records
import TranslationSessions

/// Routes as results show them.
enum RouteFields {
    /// The legs as a JSON array; empty where nothing was translated.
    static func array(_ route: Route?) -> String {
        let legs = (route?.legs ?? []).map { leg in
            var fields: [JSONRecord.Field] = [
                .init(name: "engine", string: leg.engine), .init(name: "pair", string: leg.pair.name),
                .init(name: "source", string: leg.pair.source.canonical),
                .init(name: "target", string: leg.pair.target.canonical),
            ]
            if leg.pair.quality == .gist { fields.append(.init(name: "gist", value: "true")) }
            return JSONRecord(fields: fields).description
        }
        return "[\(legs.joined(separator: ","))]"
    }

    /// The legs in a field, such as `apertium:fra-cat,apertium:cat-spa`.
    static func compact(_ route: Route) -> String {
        route.legs.map { "\($0.engine):\($0.pair.name)" }.joined(separator: ",")
    }

    /// The route for people, with what they should know of it.
    static func words(_ route: Route) -> String {
        "\(route)" + (route.isGistOnly ? ", the gist only" : "")
    }
}

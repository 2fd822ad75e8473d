import ajvCompiler from '@fastify/ajv-compiler'
import serializerSelector, {
  type Serializer,
  type SerializerCompiler,
  type SerializerFactory,
} from '@fastify/fast-json-stringify-compiler'

/** Fastify's compilers, shared by all apps of a process: compiling the contract takes most of the time of a start. */
export const compilersFactory = {
  // Caches an Ajv for each set of options, and its validator for each schema.
  buildValidator: ajvCompiler(),
  buildSerializer: cachingSerializers(serializerSelector()),
}

function cachingSerializers(build: SerializerFactory): SerializerFactory {
  const bySchema = new WeakMap<object, Serializer>()
  return (externalSchemas, options) => {
    const compile: SerializerCompiler = build(externalSchemas, options)
    return (route) => {
      const { schema } = route
      if (typeof schema !== 'object' || schema === null) return compile(route)
      const serialize = bySchema.get(schema) ?? compile(route)
      bySchema.set(schema, serialize)
      return serialize
    }
  }
}

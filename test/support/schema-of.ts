/** A schema of no library, for tests of what is made of a JSON Schema. */
import type { StandardSchema } from '../../src/index.js'

/** A schema that takes everything, and gives a JSON Schema as it is. */
export const schemaOf = (json: object): StandardSchema =>
  ({
    '~standard': {
      ...{ version: 1, vendor: 'mine', validate: (value: unknown) => ({ value }) },
      jsonSchema: { input: () => json, output: () => json },
    },
  }) as StandardSchema // the fields are those of the specification

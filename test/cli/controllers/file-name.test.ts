/** What the name of a file says about its controller. */
import { describe, expect, it } from 'vitest'
import { controllerPathOfFile } from '../../../src/cli/controllers/file-name.js'
import { Failure } from '../../../src/cli/output.js'
import { defineRoutes } from '../../../src/index.js'
import { FILES, REFUSED_FILES } from '../../cases/controllers.js'

interface LooseScope {
  namespace(name: string, declare: Declare): LooseScope
  resources(name: string, options: object): LooseScope
}
type Declare = (r: LooseScope) => LooseScope
// The names come from the table of cases, so that no type can know them.
const define = defineRoutes as unknown as (controllers: object, declare: Declare) => readonly object[]

describe('controllerPathOfFile(file)', () => {
  const named = FILES.filter(([, path]) => path !== undefined)
  const others = FILES.filter(([, path]) => path === undefined)

  it.each(named)('%s has the controller path %s', (file, path) => expect(controllerPathOfFile(file)).toBe(path))
  it.each(others)('%s is not a controller', file => expect(controllerPathOfFile(file)).toBeUndefined())

  it.each(named)('%s has the controller path that namespace and resources look up', (file, path = '') => {
    const base = file.replace(/\.\w+$/, '').replace(/[-_./]?controller$/i, '')
    const [name = '', ...namespaces] = base.normalize('NFC').split('/').toReversed()
    const declared = namespaces.reduce<Declare>(
      (inner, namespace) => r => r.namespace(namespace, inner),
      r => r.resources(name, { only: ['show'], singular: 'one' }),
    )
    expect(
      define(
        {
          [path]: class Rooms {
            show() {}
          },
        },
        declared,
      ),
    ).toMatchObject([{ target: `${path}#show` }])
  })

  it.each(REFUSED_FILES)('refuses %s', (file, message) =>
    expect(() => controllerPathOfFile(file)).toThrow(new Failure(`${file}: ${message}`)),
  )
})

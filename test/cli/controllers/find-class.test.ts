/** The class in the text of a controller's file. */
import { describe, expect, it } from 'vitest'
import { findClass } from '../../../src/cli/controllers/find-class.js'
import { TEXTS } from '../../cases/controllers.js'

describe('findClass(text, file, expected)', () => {
  it.each(TEXTS)('finds in %j: %s', (text, found) => {
    const result = findClass(text, 'rooms-controller.ts', 'RoomsController')
    if (found === 'base') expect(result).toEqual({ found: 'base' })
    else if (found.includes(' ')) expect(result).toEqual({ found: 'problem', problem: found })
    else expect(result).toEqual({ found: 'class', name: found })
  })

  it('parses JavaScript as JavaScript', () => {
    const text = 'export class Rooms { show() { return a < b > (c) && <p>{d}</p> } }'
    expect(findClass(text, 'rooms-controller.js', 'RoomsController')).toEqual({ found: 'class', name: 'Rooms' })
  })
})

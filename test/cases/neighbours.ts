/** Declarations around one path. Any two of them may have a route in common. `Any` is a class with all standard actions. */

const OWN = "controller: 'Any'"
const NONE = `${OWN}, only: []`

export const neighbours: readonly string[] = [
  `.resources('a', { ${OWN} })`,
  `.resources('a', { ${OWN}, only: ['show'] })`,
  `.resources('a', { ${OWN}, only: ['index'] }, r => r.get('m', 'Any#show'))`,
  `.resources('a', { ${NONE} }, r => r.get('m', 'Any#show'))`,
  `.resources('a', { ${OWN}, only: ['create'] }, r => r.collection(r => r.get('m', 'Any#show')))`,
  `.resources('a', { ${NONE} }, r => r.collection(r => r.get('m/:x', 'Any#show').get('n', 'Any#show')))`,
  `.resources('a', { ${NONE} }, r => r.resources('m', { ${OWN}, only: ['index'] }))`,
  `.resources('a', { ${NONE} }, r => r.resources('m', { ${OWN}, only: ['index', 'show'], shallow: true }))`,
  `.resources('a', { ${OWN}, only: ['show'], shallow: true }, r => r.resources('m', { ${OWN}, only: ['show'] }))`,
  `.resources('a', { ${NONE} }, r => r.namespace('m', r => r.get('n', 'Any#show')))`,
  `.resources('a', { ${NONE} }, r => r.scope('m', r => r.get('n', 'Any#show')))`,
  `.resources('a', { ${NONE} }, r => r.scope(r => r.get('m', 'Any#show')))`,
  `.resources('b', { ${NONE}, path: 'a' }, r => r.get('m', 'Any#show'))`,
  `.resource('a', { ${OWN}, only: ['show'] })`,
  `.resource('a', { ${NONE} }, r => r.get('m', 'Any#show'))`,
  `.resource('a', { ${NONE} }, r => r.resources('m', { ${OWN}, only: ['show'] }))`,
  `.get('a', 'Any#show')`,
  `.get('a/m', 'Any#show')`,
  `.get('a/n', 'Any#show')`,
  `.get('a/:p', 'Any#show')`,
  `.get('a/:p/m', 'Any#show')`,
  `.get('a/:p/m/n', 'Any#show')`,
  `.get('a/m/:p', 'Any#show')`,
  `.get('a/:p/m/:q', 'Any#show')`,
  `.post('a', 'Any#show')`,
  `.post('a/:p/m', 'Any#show')`,
  `.get('a/*p', 'Any#show')`,
  `.get('a/:p.json', 'Any#show')`,
  `.get('m/:p', 'Any#show')`,
  `.get('m', 'Any#show')`,
  `.redirect('a/m', '/b')`,
  `.redirect('a/:p/m', '/b')`,
  `.redirect('a/:p', '/b')`,
  `.namespace('a', r => r.get('m', 'Any#show'))`,
  `.namespace('a', r => r.get(':p/m', 'Any#show'))`,
  `.namespace('a', r => r.resources('m', { ${OWN}, only: ['index', 'show'] }))`,
  `.scope('a', r => r.get('m', 'Any#show'))`,
  `.scope('a', r => r.get(':p/m', 'Any#show'))`,
  `.scope('a/:p', r => r.get('m', 'Any#show'))`,
  `.scope('a/:p/m', r => r.get('n', 'Any#show'))`,
  `.scope('a/m', r => r.get(':p', 'Any#show'))`,
  `.scope(r => r.get('a/:p/m', 'Any#show'))`,
  `.scope(r => r.resources('a', { ${NONE} }, r => r.get('m', 'Any#show')))`,
  `.mount('a/m', middleware)`,
  `.mount('a', middleware)`,
]

/** Where they are declared: at the top, and in resources, where paths begin with an id. */
export const surroundings = {
  top: (declarations: string): string => `r${declarations}`,
  resources: (declarations: string): string => `r.resources('z', { ${NONE} }, r => r${declarations})`,
}

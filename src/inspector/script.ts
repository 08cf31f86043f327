/**
 * The script of the inspector's page, in ES2020 for browsers. It filters the table and fetches explanations while the
 * user types. Without the script, the form of the page does both. The script finds elements by the ids that the page
 * gives them.
 */
export const SCRIPT = `
(() => {
  const byId = id => document.getElementById(id)
  const form = byId('ask'), summary = byId('summary'), answer = byId('answer'), count = byId('count'), table = byId('table')
  const { method, path, filter } = form.elements
  const rows = table ? [...table.tBodies[0].rows] : []
  const textOf = row => [...row.cells].filter(cell => !cell.matches('.why')).map(cell => cell.textContent).join(' ').toLowerCase()
  let texts, timer, aborter, latest = 0

  const words = () => filter.value.toLowerCase().split(/\\s+/).filter(Boolean)
  const filterRows = () => {
    texts = texts || rows.map(textOf)
    const wanted = words()
    let shown = 0
    rows.forEach((row, at) => {
      const hidden = !wanted.every(word => texts[at].includes(word))
      if (row.hidden !== hidden) row.hidden = hidden
      if (!hidden) shown++
    })
    const all = rows.length + (rows.length === 1 ? ' route' : ' routes')
    count.textContent = wanted.length === 0 ? all : shown + ' of ' + all
  }

  const query = () => {
    const fields = [...new FormData(form)].filter(([name, value]) => value !== '' && (name !== 'method' || path.value.trim() !== ''))
    return '?' + new URLSearchParams(fields)
  }
  const updateAddress = () => history.replaceState(null, '', location.pathname + query().replace(/^\\?$/, ''))

  const showAnswer = (result, settled) => {
    document.title = result.title
    summary.textContent = result.summary
    summary.dataset.outcome = result.outcome
    answer.innerHTML = result.answer
    if (table) table.classList.toggle('explained', result.verdicts.length > 0)
    rows.forEach((row, at) => {
      const [verdict = '', why = ''] = result.verdicts[at] || []
      const cell = row.lastElementChild
      if (row.dataset.verdict !== verdict) row.dataset.verdict = verdict
      if (cell.textContent !== why) cell.textContent = why
    })
    if (!settled || path.value.trim() === '') return
    path.value = result.path
    if (![...method.options].some(option => option.value === result.method)) method.add(new Option(result.method))
    method.value = result.method
    updateAddress()
  }

  const explain = async settled => {
    clearTimeout(timer)
    if (aborter) aborter.abort()
    aborter = new AbortController()
    const number = ++latest
    updateAddress()
    try {
      const response = await fetch(query(), { headers: { Accept: 'application/json' }, signal: aborter.signal })
      if (!response.ok) throw new Error('status ' + response.status)
      const result = await response.json()
      if (number === latest) showAnswer(result, settled)
    } catch (error) {
      if (number !== latest || error.name === 'AbortError') return
      summary.textContent = 'The application gave no explanation: ' + error.message
      summary.dataset.outcome = 'none'
      answer.textContent = ''
    }
  }
  const explainSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(explain, 150, false)
  }

  answer.addEventListener('click', event => {
    const link = event.target.closest('a')
    const row = link && byId(link.hash.slice(1))
    if (!row || !row.hidden) return
    filter.value = ''
    filterRows()
  })
  path.addEventListener('input', explainSoon)
  method.addEventListener('change', () => explain(false))
  path.addEventListener('change', () => explain(true))
  filter.addEventListener('input', () => {
    filterRows()
    updateAddress()
  })
  form.addEventListener('submit', event => {
    event.preventDefault()
    filterRows()
    explain(true)
  })
})()
`

/**
 * The form of an open row, with which the script of the page sends a request. It is hidden without the script, and its fields have no
 * `name`, so that a browser alone can write nothing of them into an address.
 */

import { type Credential, credentialOf, type SecuritySchemes } from '../contract-view/credentials.js'
import { filledPath, isAmong, sampleMethod, sampleParam } from '../contract-view/curl.js'
import { textOf, UNKNOWN_BODY } from '../contract-view/sample.js'
import type { ShownBody, ShownField, ShownOperation, ShownParameter } from '../contract-view/shown-operation.js'
import type { AnyRoute } from '../route/route.js'
import type { RowRoutes } from '../route/searched-route.js'
import { paramNames } from '../text/path.js'
import { type Html, html } from './html.js'

const EVERY_METHOD = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
const WITH_BODY = ['POST', 'PUT', 'PATCH']
const MAX_LINES = 16

export const formHtml = (routes: RowRoutes, operation: ShownOperation, schemes: SecuritySchemes): Html => {
  const [route] = routes
  const contract = 'contract' in route ? route.contract : undefined
  const method = sampleMethod(route)
  const methods = route.method === 'ALL' ? EVERY_METHOD : routes.map(each => each.method)
  const template = filledPath(route.path, (name, isWildcard) => `{${isWildcard ? '+' : ''}${name}}`)
  const schemesNamed = [...new Set(operation.security.flat())]
  const credentials = schemesNamed.flatMap(scheme => credentialOf(scheme, schemes) ?? [])
  const at = (place: string) =>
    operation.parameters
      .filter(each => each.place === place && !isAmong(credentials, each))
      .map(each => parameterHtml(each, place))
  const statuses = contract?.returns ? operation.replies.map(({ status }) => status) : []
  const parts = [
    ['Path', paramNames(route.path).map(name => pathFieldHtml(name, route, operation))],
    ['Query', contract || at('query').length > 0 ? at('query') : [anyQueryHtml]],
    ['Headers', at('header')],
    ['Credentials', schemesNamed.map(scheme => credentialHtml(scheme, credentialOf(scheme, schemes)))],
  ] as const
  const attributes = html` data-method="${method}" data-path="${template}" data-statuses="${statuses.join(' ')}"`
  return html`<form class="send" autocomplete="off" hidden${attributes}>
<h3>Send a request</h3>
${methods.length > 1 && html`<label>Method <select data-methods>${methods.map(each => html`<option>${each}</option>`)}</select></label>`}
${parts.map(([name, fields]) => fields.length > 0 && html`<fieldset><legend>${name}</legend>${fields}</fieldset>\n`)}
${bodiesHtml(operation.bodies, contract === undefined && methods.some(each => WITH_BODY.includes(each)))}
<p><button>Send ${method}</button></p>
<p class="sent" role="status"></p>
<div class="reply"></div>
</form>`
}

/** What a field is: where its value goes, under which name. */
interface Field {
  readonly place: string
  readonly name: string
  readonly isRequired: boolean
  readonly type?: string
  readonly value?: string
  /** One value a line. */
  readonly isList?: boolean
  readonly more?: Html
}

const fieldHtml = ({ place, name, isRequired, type = '', value = '', isList = false, more }: Field): Html => {
  const attributes = html` data-in="${place}" data-name="${name}" spellcheck="false" autocapitalize="none"${more}`
  const field = isList
    ? html`<textarea rows="2"${attributes}>${value}</textarea>`
    : html`<input type="text" value="${value}"${attributes}>`
  const note = `${type}${isList ? ', one a line' : ''}`
  return html`<label><code>${name}${!isRequired && '?'}</code> ${field} ${note !== '' && html`<span class="note">${note}</span>`}</label>\n`
}

const pathFieldHtml = (name: string, { kinds }: AnyRoute, { parameters }: ShownOperation): Html => {
  const parameter = parameters.find(each => each.place === 'path' && each.name === name)
  const kind = kinds?.[name]
  const type = kind ?? (parameter?.type === 'string' ? '' : parameter?.type)
  const value = sampleParam(name, kinds)
  return fieldHtml({ place: 'path', name, isRequired: true, value, more: html` required`, ...(type && { type }) })
}

const parameterHtml = ({ name, isRequired, type, sample }: ShownParameter, place: string): Html => {
  const isList = Array.isArray(sample)
  const value = isRequired ? (isList ? sample.map(textOf).join('\n') : textOf(sample)) : ''
  return fieldHtml({ place, name, isRequired, type, value, isList })
}

/** For a route that says nothing of its query. */
const anyQueryHtml = html`<label><code>?</code> <input type="text" data-in="any-query" spellcheck="false" autocapitalize="none"> <span class="note">a=1&amp;b=2</span></label>`

/** A field for a credential, which the script keeps for the tab; or what sends it otherwise. */
const credentialHtml = (scheme: string, credential: Credential | undefined): Html => {
  if (credential === undefined) return html`<p class="note">The option openapi can say how a request has ${scheme}.</p>`
  const isBasic = credential.name === '-u'
  if (credential.place === 'cookie' || (credential.place === 'option' && !isBasic))
    return html`<p class="note">${scheme}: the browser sends what it has for this site.</p>`
  const { place, name, value } = isBasic ? BASIC : credential
  const start = value.indexOf('<')
  const more = html` data-prefix="${value.slice(0, start)}" data-kept="${scheme}" placeholder="${value.slice(start)}"`
  const field = html`<input type="text" data-in="${place}" data-name="${name}" spellcheck="false" autocapitalize="none"${more}>`
  return html`<label><code>${scheme}</code> ${field} <span class="note">kept for this tab</span></label>`
}
const BASIC = { place: 'header', name: 'Authorization', value: 'Basic <name>:<password>' }

/** A part of the form for each media type of the body, of which one is shown. */
const bodiesHtml = (bodies: readonly ShownBody[], takesAny: boolean): Html => {
  const any: ShownBody = { mediaType: 'application/json', format: 'json', type: '', sample: UNKNOWN_BODY, fields: [] }
  const shown = bodies.length === 0 && takesAny ? [any] : bodies
  const types = shown.map(({ mediaType }) => html`<option>${mediaType}</option>`)
  const choice = shown.length > 1 && html`<label>Type of the body <select data-types>${types}</select></label>\n`
  return html`${choice}${shown.map((each, at) => bodyHtml(each, at > 0))}`
}

const bodyHtml = ({ mediaType, format, sample, fields }: ShownBody, isHidden: boolean): Html => {
  const isForm = format === 'form' || format === 'multipart'
  const text =
    sample === UNKNOWN_BODY || sample === null
      ? ''
      : format === 'json'
        ? JSON.stringify(sample, null, 2)
        : textOf(sample)
  const rows = Math.min(MAX_LINES, text.split('\n').length + 1)
  const content = isForm
    ? fields.map(formFieldHtml)
    : format === 'bytes'
      ? html`<label><code>file</code> <input type="file" data-in="body"></label>`
      : html`<textarea data-in="body" aria-label="Body" rows="${rows}" spellcheck="false">${text}</textarea>`
  const attributes = html` data-body="${mediaType}" data-format="${format}"${isHidden && html` hidden disabled`}`
  return html`<fieldset${attributes}><legend>Body <span class="note">${mediaType}</span></legend>${content}</fieldset>\n`
}

const formFieldHtml = ({ name, isRequired, isList, isFile, type, sample }: ShownField): Html => {
  if (!isFile) return fieldHtml({ place: 'form', name, isRequired, isList, type, value: isRequired ? sample : '' })
  const attributes = html` data-in="form" data-name="${name}"${isList && html` multiple`}`
  return html`<label><code>${name}${!isRequired && '?'}</code> <input type="file"${attributes}> <span class="note">${type}</span></label>\n`
}

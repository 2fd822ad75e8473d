import { element, part } from './dom.js'

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {{ name: string, role: string }} DemoLogin
 * @typedef {{ logIn: (login: { name: string, password: string }) => void, logOut: () => void }} Actions
 */

/**
 * Shows who is logged in, and how to log in and out.
 * @param {Session} session
 * @param {{ logins: DemoLogin[], password: string }} demo
 * @param {Actions} actions
 */
export function showSession({ known, name, demo }, { logins, password }, { logIn, logOut }) {
  const who = name
    ? ['Logged in as ', element('strong', {}, capitalised(name))]
    : [known ? 'Nobody is logged in' : 'Who is logged in is not known']
  const out = element('button', { type: 'button', class: 'button quiet-button', click: logOut }, 'Log out')
  const fields = demo ? demoField(logins, name) : nameFields()
  const form = element(
    'form',
    {
      submit: (event) => {
        event.preventDefault()
        // The form has no field for a file.
        const typed = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form)))
        logIn({ name: typed.name ?? '', password: demo ? password : (typed.password ?? '') })
      },
    },
    ...fields,
    element('button', { type: 'submit', class: 'button' }, 'Log in'),
  )
  part('session').replaceChildren(
    element('p', { role: 'status' }, ...who),
    ...(name ? [out] : []),
    // Who is logged in may become another of the demo members at once.
    ...(known && (demo || !name) ? [form] : []),
  )
}

/**
 * @param {DemoLogin[]} logins
 * @param {string | null} viewer
 */
function demoField(logins, viewer) {
  const options = logins.map(({ name, role }) =>
    element(
      'option',
      // By address, because examples may change the name.
      { value: `${name}@example.test`, selected: name.toLowerCase() === viewer?.toLowerCase() },
      `${capitalised(name)} – ${role}`,
    ),
  )
  return [element('select', { name: 'name', 'aria-label': 'Demo login' }, ...options)]
}

function nameFields() {
  return [
    element('input', {
      name: 'name',
      'aria-label': 'Name',
      placeholder: 'Name',
      autocomplete: 'username',
      required: true,
    }),
    element('input', {
      name: 'password',
      type: 'password',
      'aria-label': 'Password',
      placeholder: 'Password',
      autocomplete: 'current-password',
      required: true,
    }),
  ]
}

/** @param {string} name */
function capitalised(name) {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * Says what stands in the way.
 * @param {string} text
 */
export function say(text) {
  part('session').querySelector('[role=alert]')?.remove()
  part('session').append(element('p', { role: 'alert' }, text))
}

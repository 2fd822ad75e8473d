/**
 * @typedef {{ known: boolean, name: string | null, demo: boolean, countryIndex: number }} Session
 */

const query = 'query Session { viewer { isLoggedIn name } site { isDemo country { code } } }'

/** The countries in the order of the demo logins. */
const COUNTRIES = ['DK', 'NO', 'SE', 'GB']

/**
 * Who is asking, and whether the community is made up.
 * @param {typeof fetch} send
 * @returns {Promise<Session>}
 */
export async function readSession(send) {
  const { data } = await ask(send, query, {})
  return {
    known: data?.viewer != null,
    name: data?.viewer?.isLoggedIn ? data.viewer.name : null,
    demo: data?.site?.isDemo === true,
    countryIndex: Math.max(0, COUNTRIES.indexOf(data?.site?.country?.code)),
  }
}

/**
 * Sends an operation beside the editor.
 * @param {typeof fetch} send
 * @param {string} text
 * @param {object} variables
 * @returns {Promise<{ data?: any, errors?: { message: string }[] }>}
 */
export async function ask(send, text, variables) {
  const response = await send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1' },
    body: JSON.stringify({ query: text, variables }),
  })
  return response.json()
}

const logOnMutation = `mutation LogOn($name: String!, $password: String!) {
  logOn(input: { name: $name, password: $password }) { userErrors { message } }
}`

/**
 * Logs in, or fails with what the server says.
 * @param {typeof fetch} send
 * @param {{ name: string, password: string }} login
 */
export async function logIn(send, login) {
  const { data, errors = [] } = await ask(send, logOnMutation, login)
  const [problem] = [...errors, ...(data?.logOn?.userErrors ?? [])]
  if (problem) throw new Error(problem.message)
}

/** @param {typeof fetch} send */
export async function logOut(send) {
  await ask(send, 'mutation LogOut { logOut { userErrors { message } } }', {})
}

import { createServer } from 'node:http'

// Stands in for a server of the product: ready at once, ends on request, and misbehaves as its environment says.
const { FIXTURE, PORT, READY_TOKEN = '' } = process.env
if (FIXTURE === 'broken') process.exit(3)

const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(3)
  response.setHeader('x-ready-token', READY_TOKEN).end(String(process.pid))
})
server.listen(Number(PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  if (FIXTURE === 'deaf') return
  server.close()
  server.closeAllConnections()
})

// Makes a new version of the client known to open tabs. It keeps nothing: what members see is private and stays fresh.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

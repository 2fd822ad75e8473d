// Loaded into the servers before their own code: should the process that started them be killed, they end in good order
// instead of running on unseen. The channel to it closes however it dies.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

// Loaded into every server of the benchmark before its own code: tells what the process, with all its threads, has used,
// and ends it with the benchmark.
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() }))
process.once('disconnect', () => process.exit())
process.channel?.unref()

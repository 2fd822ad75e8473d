import { ownPort } from './environment'
import { fixedUpstream } from './fixedUpstream'

fixedUpstream().server.listen(ownPort(), '127.0.0.1')

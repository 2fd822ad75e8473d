import fs from 'fs';import path from 'path';
import {buildSchema,parse,validate} from 'graphql'
const s=buildSchema(fs.readFileSync('schema.graphql','utf8'))
const files=[];for(const a of fs.readdirSync('gateway')){const d=`gateway/${a}/examples`;if(fs.existsSync(d))for(const f of fs.readdirSync(d))files.push(`${d}/${f}`)}
files.push('gateway/http/graphiql/exampleValues.graphql','tests/nativeClient/operations.graphql')
for(const f of files){let doc;try{doc=parse(fs.readFileSync(f,'utf8'))}catch(e){console.log(f,e.message);continue}
 for(const e of validate(s,doc)) if(!/defined by operation|Unused|only one anonymous/.test(e.message)) console.log(f+':'+e.locations[0].line,e.message)}

/**
 * @generated SignedSource<<9aa96693337844c25177cb1191d1081d>>
 * @relayHash 311efc497876424fb7a391cdce22f241
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90e3831e0377a1500a28bd6f32b6fe19d73dc3cb2fffe35d9dc24e375039b57b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90e3831e0377a1500a28bd6f32b6fe19d73dc3cb2fffe35d9dc24e375039b57b",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

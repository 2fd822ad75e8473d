/**
 * @generated SignedSource<<31fc139803d1172413a8059ca5ebd146>>
 * @relayHash 9a55f8cc12e4d34d825b325de3761b17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 187def724996fe10d0d70efac3cd5160e66ce427956cbdec4fdd709c9abccd79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "187def724996fe10d0d70efac3cd5160e66ce427956cbdec4fdd709c9abccd79",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

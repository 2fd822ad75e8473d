/**
 * @generated SignedSource<<fdeacd7d067b90e4db798b895965a32e>>
 * @relayHash 270b5cf0ca655424bb99474f672d8ed2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65ad33839123890ec36de54ec4334d382f695a808b5a8227f6c6545e01a4d3b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65ad33839123890ec36de54ec4334d382f695a808b5a8227f6c6545e01a4d3b6",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

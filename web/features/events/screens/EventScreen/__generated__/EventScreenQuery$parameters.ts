/**
 * @generated SignedSource<<773d40065567462e8dd2f651179b694b>>
 * @relayHash 388a831c16aef9026b0a38504da448ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 772776c4891712e23ffdf8c4711d0d7f606cf992f47981b874cdb55d6103bdd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "772776c4891712e23ffdf8c4711d0d7f606cf992f47981b874cdb55d6103bdd1",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

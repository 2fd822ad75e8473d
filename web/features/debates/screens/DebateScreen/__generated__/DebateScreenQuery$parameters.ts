/**
 * @generated SignedSource<<63ada91d58bea5e3baf8e9b2310b9ca3>>
 * @relayHash 0b69059593109052a56be4108333e82b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e61bb05979cdb08d78c81c531dc8b0ec4a9274cb1f60c59e9be5c2428733cd5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DebateScreenQuery } from './DebateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DebateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e61bb05979cdb08d78c81c531dc8b0ec4a9274cb1f60c59e9be5c2428733cd5c",
    "metadata": {},
    "name": "DebateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

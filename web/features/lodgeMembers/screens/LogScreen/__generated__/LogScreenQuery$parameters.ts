/**
 * @generated SignedSource<<98065e44f7100689c8d175a39a311428>>
 * @relayHash f28adb8f706a44ac1bbbc938dbc569ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f23ba195627c1fba3cd41f79f8f21ad1c34137e75f0e28835b44b0d2394b93e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogScreenQuery } from './LogScreenQuery.graphql';

const node: PreloadableConcreteRequest<LogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f23ba195627c1fba3cd41f79f8f21ad1c34137e75f0e28835b44b0d2394b93e2",
    "metadata": {},
    "name": "LogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

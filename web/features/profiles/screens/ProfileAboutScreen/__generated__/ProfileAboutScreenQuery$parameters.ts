/**
 * @generated SignedSource<<875fa44ea5d3da6b61110c0da15b1367>>
 * @relayHash 02e74228f66c11108da43bbb0dd2a5e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc1ddae9b5a087ef7a41f34a9d562d3abb90f2d914ec02edfedafb02b619d895

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc1ddae9b5a087ef7a41f34a9d562d3abb90f2d914ec02edfedafb02b619d895",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

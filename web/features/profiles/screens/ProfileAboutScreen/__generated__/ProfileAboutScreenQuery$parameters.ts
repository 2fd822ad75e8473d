/**
 * @generated SignedSource<<451d92a0da8b8d288707e042ebab2c0e>>
 * @relayHash 2732223d8275b9becc1431b4d64592c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86bfa1b29605e9403c598d203c403cb99e71722eb7329c93be4c1e43d94dc00b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86bfa1b29605e9403c598d203c403cb99e71722eb7329c93be4c1e43d94dc00b",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<43ac5ab5eac60161c8a2492fbf22221c>>
 * @relayHash 60c02602c5e03138201229cdab32edf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec63b8c7a4908b958f2eacaf6e88cb7b13a79dc30d30167e12f71e5c36304098

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec63b8c7a4908b958f2eacaf6e88cb7b13a79dc30d30167e12f71e5c36304098",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

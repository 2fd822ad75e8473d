/**
 * @generated SignedSource<<50efda579cb0ce938afbcb6d26075719>>
 * @relayHash 274dcec7667bab3deedaf809f9825070
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edd8f652116193e393b980cbef0edbe6e4731ea68bb0d52eb5f6fa6a6c22d2d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePicturesScreenQuery } from './ProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edd8f652116193e393b980cbef0edbe6e4731ea68bb0d52eb5f6fa6a6c22d2d0",
    "metadata": {},
    "name": "ProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

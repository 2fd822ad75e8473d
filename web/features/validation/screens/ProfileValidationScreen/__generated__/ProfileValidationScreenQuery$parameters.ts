/**
 * @generated SignedSource<<efb39c8402040c16f55395709838e74c>>
 * @relayHash aa23d5f0d833a8a294eca15918e5b4d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15c1288b1f4186abf1eac6059d4f7a1a90aad88dab3af26cd22c693ea317563e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileValidationScreenQuery } from './ProfileValidationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileValidationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15c1288b1f4186abf1eac6059d4f7a1a90aad88dab3af26cd22c693ea317563e",
    "metadata": {},
    "name": "ProfileValidationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

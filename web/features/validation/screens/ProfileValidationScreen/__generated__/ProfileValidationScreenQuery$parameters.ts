/**
 * @generated SignedSource<<c2f52145225755ac30c876eee3433ee5>>
 * @relayHash 4bf8628b42bc62d01f9de4c13f83b8fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce31fd62a7a0fc23f5904315de7a6ecb56fb6db45560cd1da758c742b9ec444b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileValidationScreenQuery } from './ProfileValidationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileValidationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce31fd62a7a0fc23f5904315de7a6ecb56fb6db45560cd1da758c742b9ec444b",
    "metadata": {},
    "name": "ProfileValidationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<c03fa6b3a8277a604b800b4ba66d28b1>>
 * @relayHash f04a9780895c2b3a581452ad7cbd0f18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef39a4d7fc0a792f8e55b053b2fe20402d08436b1423f8038cb0ae0c82e9668b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef39a4d7fc0a792f8e55b053b2fe20402d08436b1423f8038cb0ae0c82e9668b",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<c711d063008b6641a3861668862c5b08>>
 * @relayHash 4d1e35ca275bfa9d31447a41d46c22fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4857c0c8fe543b546c0d283d0cdb45ee8697b2f3f784d0e844b2d1feae0f91d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4857c0c8fe543b546c0d283d0cdb45ee8697b2f3f784d0e844b2d1feae0f91d8",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<109f13aa9b7ec10ec0fcd3ded5dd1d2b>>
 * @relayHash 72139a2e498fe48e59c13fe82696f1af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1878533f28615b1ec4f415e3f35525948280a09acd0f532f2c05949d74a5d6c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProfileScreenQuery } from './EditProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1878533f28615b1ec4f415e3f35525948280a09acd0f532f2c05949d74a5d6c8",
    "metadata": {},
    "name": "EditProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<59a9efe5f4b72b82b579bd6cba386d1f>>
 * @relayHash 799fc04d66e506e9fcc89c7c31347649
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24fd9554cac074dec989b775eff639f94f84043da60c5d8a9f7c04022a1b79d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProfileScreenQuery } from './EditProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24fd9554cac074dec989b775eff639f94f84043da60c5d8a9f7c04022a1b79d1",
    "metadata": {},
    "name": "EditProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

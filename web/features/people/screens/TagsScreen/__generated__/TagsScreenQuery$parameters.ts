/**
 * @generated SignedSource<<faff4e266f008c54af2039cfc3cd80d7>>
 * @relayHash ac09dd89f3df2c76a46e0d68ea53953a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f21730a626838cac2fca0e201eac53f629bc938f9b89e57c0965ce3f38b98303

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagsScreenQuery } from './TagsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TagsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f21730a626838cac2fca0e201eac53f629bc938f9b89e57c0965ce3f38b98303",
    "metadata": {},
    "name": "TagsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

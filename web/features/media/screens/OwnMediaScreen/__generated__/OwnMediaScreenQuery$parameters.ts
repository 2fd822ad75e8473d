/**
 * @generated SignedSource<<8a4dba8cf2d95105cd99779abc0511d0>>
 * @relayHash 5fee228a67438cd71d38e29b498a2d59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 411db58844392b489702f7e165ae195e3be142f69b95026723903b235ca638fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnMediaScreenQuery } from './OwnMediaScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnMediaScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "411db58844392b489702f7e165ae195e3be142f69b95026723903b235ca638fd",
    "metadata": {},
    "name": "OwnMediaScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

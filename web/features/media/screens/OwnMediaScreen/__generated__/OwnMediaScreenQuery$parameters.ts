/**
 * @generated SignedSource<<222fa6ab09fc4602d1fbb1570b6b14ef>>
 * @relayHash 22aeda0659c037f9b66e4abad25134c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a501e934206993983e85d2fd2219da28bda07e08a5205eb36f8dfaf1dc1e621

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnMediaScreenQuery } from './OwnMediaScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnMediaScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a501e934206993983e85d2fd2219da28bda07e08a5205eb36f8dfaf1dc1e621",
    "metadata": {},
    "name": "OwnMediaScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

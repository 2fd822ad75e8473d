/**
 * @generated SignedSource<<b105be73cc63af56c5e2e2ec6469ddfb>>
 * @relayHash 8c0722c77276b84b4b942625e3ffa8bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cec31a5461a3f065cb1109dccdc49f6564e8c70a5c0241cb5a94520f64e3c49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriteEventScreenQuery } from './WriteEventScreenQuery.graphql';

const node: PreloadableConcreteRequest<WriteEventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cec31a5461a3f065cb1109dccdc49f6564e8c70a5c0241cb5a94520f64e3c49",
    "metadata": {},
    "name": "WriteEventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

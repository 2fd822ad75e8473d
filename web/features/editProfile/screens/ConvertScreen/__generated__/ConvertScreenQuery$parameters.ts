/**
 * @generated SignedSource<<5134ff9a742944fd868bbd67e7777651>>
 * @relayHash 6a01c91fb38ab3746a3c90ea6f711e46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e1b91daeca80b3b40a1a623471c08b2cb9e097b4d4748db8d7ea0ba345bbff1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConvertScreenQuery } from './ConvertScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConvertScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e1b91daeca80b3b40a1a623471c08b2cb9e097b4d4748db8d7ea0ba345bbff1",
    "metadata": {},
    "name": "ConvertScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
